/** The kind of question, among those that the rules may answer, to which what is asked belongs. */

const QUESTIONS: Readonly<Record<string, string>> = {
  deploy_near: 'deployments',
  deploy_on_roof: 'deployments',
  deploy_at_manholes: 'deployments',
  squad: 'mutants',
  activate_mutant: 'mutants',
  bottom: 'mutants',
  act: 'mutants',
  auto_special: 'cards',
  kafar_comes: 'cards',
}

/** Empty where only a player can answer. */
export function questionOf(kind: string): string {
  return QUESTIONS[kind] ?? ''
}
