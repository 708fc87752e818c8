"""Several drawings as one animated picture."""

from collections.abc import Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from ashfall.draw.raster import png_of

__all__ = ["animated_gif"]

COLOURS: Final = 96
WIDTHS: Final = (640, 520, 400)  # pixels; the next one where a picture would be too large


def animated_gif(drawings: Sequence[str], milliseconds: Sequence[int], most: int) -> bytes:
    """SVG files of one size as a GIF that runs for ever, of ``most`` bytes where that can be done."""
    made = b""
    for width in WIDTHS:
        made = _gif([_image(drawing, width) for drawing in drawings], milliseconds)
        if len(made) <= most:
            break
    return made


def _image(drawing: str, width: int) -> Image.Image:
    return Image.open(BytesIO(png_of(drawing, width))).convert("RGB")


def _gif(images: list[Image.Image], milliseconds: Sequence[int]) -> bytes:
    """All images in the colours of the middle one, so that what stands still is not stored again."""
    palette = images[len(images) // 2].quantize(COLOURS, Image.Quantize.MEDIANCUT)
    frames = [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images]
    out = BytesIO()
    first, *others = frames
    first.save(
        out,
        "GIF",
        save_all=True,
        append_images=others,
        duration=list(milliseconds),
        loop=0,
        optimize=False,
        disposal=1,
    )
    return out.getvalue()
