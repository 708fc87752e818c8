import { readdirSync } from 'node:fs'

import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'

import svelteConfig from './svelte.config.js'

const games = readdirSync(new URL('src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

/** Files that may not import, now or later, what lies in these folders of games. */
function without(files, ignores, folders) {
  const inside = `/(${folders.join('|')})(/|$)`
  const message = 'What is common knows a game only by src/games/index.ts, and no game knows another.'
  const later = { selector: `ImportExpression[source.value=/${inside.replaceAll('/', '\\u002F')}/]`, message }
  return {
    files,
    ignores,
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: inside, message }] }],
      'no-restricted-syntax': ['error', later],
    },
  }
}

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
      'no-undef': 'off', // the type checker knows better
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that would be trimmed
      'svelte/prefer-svelte-reactivity': 'off', // a set or map in a state is replaced, never changed
    },
  },
  without(['src/**'], ['src/games/**'], games),
  ...games
    .map((game) => [game, games.filter((other) => other !== game)])
    .filter(([, others]) => others.length)
    .map(([game, others]) => without([`src/games/${game}/**`], [], others)),
  {
    // What these show as it is are drawings of our own.
    files: ['**/{Board,Drawing,Ground,RulePicture,Skirmish,Tile}.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
)
