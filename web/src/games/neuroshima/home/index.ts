/** The parts of the first page. */

export { default as Hero } from './Hero.svelte'
export { default as Learn } from './Learn.svelte'
