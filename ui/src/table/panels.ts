// What opens over the table; loaded when it is first asked for.
export { default as InviteSheet } from './InviteSheet.svelte'
export { default as Keys } from './Keys.svelte'
export { default as LastTrick } from './LastTrick.svelte'
export { default as Menu } from './Menu.svelte'
export { default as OrderSheet } from './OrderSheet.svelte'
export { default as RulesSheet } from './RulesSheet.svelte'
export { default as ScoreSheet } from './ScoreSheet.svelte'
