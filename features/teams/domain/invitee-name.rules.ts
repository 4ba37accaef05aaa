import { personNamePattern } from '#platform/domain/person-name.ts'

/** Frequent first names; some of them end as surnames do. */
const firstNames: ReadonlySet<string> = new Set(
  `анна мария елена ольга наталья наталия татьяна светлана юлия анастасия дарья софья софия виктория вера надежда
  любовь людмила александра ксения елизавета евгения алла лидия марина ирина екатерина кристина галина полина алина
  валентина ангелина нина карина арина регина александр алексей андрей антон артем артём борис вадим василий виктор
  виталий владимир владислав георгий глеб григорий даниил денис дмитрий евгений егор иван игорь илья кирилл константин
  валентин максим марк михаил никита николай олег павел петр пётр роман руслан семен семён сергей станислав степан
  тимур федор фёдор юрий ярослав лев вениамин мартин anna maria elena olga irina marina katrina alexander sergey
  ivan dmitry mikhail martin benjamin`.split(/\s+/),
)

const plainEnding =
  /(?:[оеё]ва?|ск(?:ий|ая|ой)|цк(?:ий|ая|ой)|енко|ук|юк|ян|дзе|швили|ович|евич|ых|их|ov|ova|ev|eva|sky|skiy|skaya|enko)$/u
const weakEnding = /(?:[иы]на?|ко|ец|ик|ак|як|ый)$/u

/** How much a word looks like a surname rather than a first name. */
const surnameLikeness = (word: string): number => {
  const lower = word.toLowerCase()
  if (firstNames.has(lower)) return -1
  if (lower.length < 4) return 0
  if (plainEnding.test(lower)) return 2
  return weakEnding.test(lower) ? 1 : 0
}

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
  const isDistinct = words.length === 3 && isPatronymic(second) !== isPatronymic(third)
  if (isDistinct && isPatronymic(third)) return { lastName: first, firstName: second, middleName: third }
  if (isDistinct) return { lastName: third, firstName: first, middleName: second }
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
