/** What decides whether a code may leave a template. */
export type CodeUse = {
  /** Every project's profile begins with this template: what it lets go nobody is shown without being asked for it. */
  main: boolean
  /** A version of this template that has it was published; before, nobody can have met it here. */
  published: boolean
  /** A trackpoint asks for it through this template. */
  asked: boolean
  /** A project holds a value of it, given through whatever template, or a showcase shows it. */
  filled: boolean
  /** Another template shows it now. */
  elsewhere: boolean
}

/**
 * Whether a template needs one of its codes: because tasks ask for it here, or because values were given, or are shown, that
 * no other template would ask for. Codes are shared among templates, use is not: what stands only in a draft is always free.
 */
export const isCodeInUse = ({ main, published, asked, filled, elsewhere }: CodeUse): boolean =>
  published && (asked || (filled && (main || !elsewhere)))
