/** The facts that decide whether a code may be removed from a template. */
export type CodeUse = {
  /** Whether this is the main template: an element removed from it is shown only where a task requests it. */
  main: boolean
  /** Whether a published version of this template has the code; codes only in a draft have never been used. */
  published: boolean
  /** Whether a trackpoint requests it through this template. */
  requested: boolean
  /** Whether a project has a value of it, entered through any template, or a showcase displays it. */
  filled: boolean
  /** Whether another template's active version has it. */
  elsewhere: boolean
}

/**
 * Whether a code must stay in a template: tasks request it here, or values exist or are displayed that no other
 * template would show. Codes are shared among templates, use is counted per template: a code that is only in a draft
 * can always be removed.
 */
export const isCodeInUse = ({ main, published, requested, filled, elsewhere }: CodeUse): boolean =>
  published && (requested || (filled && (main || !elsewhere)))
