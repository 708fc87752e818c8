/** Files that are dropped onto a page. */

import type { Attachment } from 'svelte/attachments'

/** What a page does with files. */
export interface DropHandlers {
  /** Whether a file is over the page. */
  over: (isOver: boolean) => void
  drop: (file: File) => void
}

/** An attachment that takes the first file that is dropped onto the element. */
export function dropping(handlers: DropHandlers): Attachment<HTMLElement> {
  return (node) => {
    let depth = 0 // entering a child comes before leaving its parent

    function hasFile(event: DragEvent): boolean {
      return event.dataTransfer?.types.includes('Files') ?? false
    }
    function enter(event: DragEvent): void {
      if (!hasFile(event)) return
      depth += 1
      handlers.over(true)
    }
    function over(event: DragEvent): void {
      if (hasFile(event)) event.preventDefault()
    }
    function leave(event: DragEvent): void {
      if (!hasFile(event)) return
      depth -= 1
      if (depth === 0) handlers.over(false)
    }
    function drop(event: DragEvent): void {
      const file = event.dataTransfer?.files[0]
      depth = 0
      handlers.over(false)
      if (!file) return
      event.preventDefault()
      handlers.drop(file)
    }
    node.addEventListener('dragenter', enter)
    node.addEventListener('dragover', over)
    node.addEventListener('dragleave', leave)
    node.addEventListener('drop', drop)
    return () => {
      node.removeEventListener('dragenter', enter)
      node.removeEventListener('dragover', over)
      node.removeEventListener('dragleave', leave)
      node.removeEventListener('drop', drop)
    }
  }
}
