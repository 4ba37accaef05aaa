import { personNamePattern } from '#platform/domain/person-name.ts'

/** The parts of a person's name as forms ask for them. */
export type NameParts = { lastName: string; firstName: string; middleName: string }

const isPatronymic = (word: string): boolean =>
  /(вич|льич|ьмич|кич|омич|тич|вна|ична|оглы|кызы|улы)$/iu.test(word)

const wordsOf = (name: string): string[] => name.split(/\s+/).filter(Boolean)

/** The parts of a name on one line. Only a patronymic tells the first name from the last; without one, all are empty. */
export const namePartsOf = (name: string): NameParts => {
  const words = wordsOf(name)
  const [first = '', second = '', third = ''] = words
  const isTold = words.length === 3 && isPatronymic(second) !== isPatronymic(third)
  if (isTold && isPatronymic(third)) return { lastName: first, firstName: second, middleName: third }
  if (isTold) return { lastName: third, firstName: first, middleName: second }
  return { lastName: '', firstName: '', middleName: '' }
}

/** Maximum characters of a name that an email greets by: a longer one is more likely a message than a name. */
const longestGreeting = 60

/**
 * How an email greets a person of this name: as Russian emails do, by the first name and the patronymic, otherwise by the
 * whole name. Empty for a text that is not a plain name.
 */
export const greetingOf = (name: string): string => {
  const whole = wordsOf(name).join(' ')
  if (whole.length > longestGreeting || !personNamePattern.test(whole)) return ''
  const { firstName, middleName } = namePartsOf(whole)
  return firstName === '' ? whole : `${firstName} ${middleName}`
}
