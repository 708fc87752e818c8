import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { budget } from './build/budget.ts'
import { precompress } from './build/precompress.ts'
import { earlyScript } from './build/early_script.ts'
import { serviceWorker } from './build/service_worker.ts'
import { smallFonts } from './build/small_fonts.ts'

const backend = process.env.ASHFALL_BACKEND ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [
    svelte(),
    smallFonts('src/fonts.css'),
    earlyScript('src/early.js'),
    serviceWorker('src/service_worker.js'),
    budget(160_000),
    precompress(),
  ],
  build: {
    outDir: '../src/ashfall/server/static',
    emptyOutDir: true,
    rolldownOptions: { input: ['index.html', 'embed.html'] },
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    fs: { allow: ['.', '../src/ashfall/locale'] },
    proxy: { '/api': { target: backend, ws: true } },
  },
  test: {
    // The comparison with the library needs its sentences, which tests/web/test_phrases.py writes to a file.
    include: [process.env.PHRASES ? 'src/games/neuroshima/phrases.compare.ts' : 'src/**/*.test.ts'],
    environment: 'node',
  },
  // Outside a browser the tests still need the client build of Svelte, whose runes react.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
})
