import { personNamePattern } from '#platform/domain/person-name.ts'
import { surnameLikeness } from './surname.rules.ts'

/** The parts of a person's name as forms ask for them. */
export type NameParts = { lastName: string; firstName: string; middleName: string }

const isPatronymic = (word: string): boolean =>
  /(вич|льич|ьмич|кич|омич|тич|вна|ична|оглы|кызы|улы)$/iu.test(word)

const wordsOf = (name: string): string[] => name.split(/\s+/).filter(Boolean)

const unknown: NameParts = { lastName: '', firstName: '', middleName: '' }

/** The parts of a name of two words: Latin names begin with the first name, unless the words tell otherwise. */
const partsOfTwo = (one: string, two: string): NameParts => {
  const lead = surnameLikeness(one) - surnameLikeness(two)
  if (lead > 0) return { lastName: one, firstName: two, middleName: '' }
  const isLatin = /^\p{Script=Latin}/u.test(one)
  return lead < 0 || isLatin ? { lastName: two, firstName: one, middleName: '' } : unknown
}

/**
 * The parts of a name on one line. In three words only a patronymic tells the first name from the last, in two their
 * endings do; where nothing tells them apart, all are empty.
 */
export const namePartsOf = (name: string): NameParts => {
  const words = wordsOf(name)
  const [first = '', second = '', third = ''] = words
  if (words.length === 2 && personNamePattern.test(words.join(' '))) return partsOfTwo(first, second)
  const isTold = words.length === 3 && isPatronymic(second) !== isPatronymic(third)
  if (isTold && isPatronymic(third)) return { lastName: first, firstName: second, middleName: third }
  if (isTold) return { lastName: third, firstName: first, middleName: second }
  return unknown
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
  return middleName === '' ? whole : `${firstName} ${middleName}`
}
