/** The texts of an action. */
export type ActionText = 'label' | 'title' | 'text' | 'submit' | 'reason' | 'reasonHelp' | 'done'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Keys of an action's text, in order of fallback: `member.blockTitle`, then the label `member.block`, then the shared
 * `actions.block`.
 */
export const actionTextKeys = (texts: string, name: string, part: ActionText): readonly string[] => {
  const own = `${texts}.${name}`
  const label = [own, `platform:actions.${name}`]
  if (part === 'label') return label
  if (part === 'title' || part === 'submit') return [`${own}${capital(part)}`, ...label]
  if (part === 'reason' || part === 'reasonHelp') return [`${own}${capital(part)}`, `${texts}.${part}`]
  return [`${own}${capital(part)}`]
}
