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
export const surnameLikeness = (word: string): number => {
  const lower = word.toLowerCase()
  if (firstNames.has(lower)) return -1
  if (lower.length < 4) return 0
  if (plainEnding.test(lower)) return 2
  return weakEnding.test(lower) ? 1 : 0
}
