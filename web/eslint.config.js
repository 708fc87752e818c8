import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'

import svelteConfig from './svelte.config.js'

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
  {
    // What these show as it is are drawings of our own server.
    files: ['**/{Board,Drawing,RulePicture,Skirmish,Tile}.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
)
