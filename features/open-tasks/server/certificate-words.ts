import type { PageOfWords } from '#platform/server/documents/write-docx.ts'
import { groupedCode, type CertificateFacts } from '../domain/certificate.rules.ts'

/** Texts of a certificate. */
export const textsIn = (locale: 'ru' | 'en', facts: CertificateFacts): PageOfWords => {
  const [year, month, day] = facts.day.split('-') as [string, string, string]
  const { task, title, author, people, organizer, place, entries, isWinner } = facts
  const team = people.length > 0 ? people.join(', ') : ''
  return locale === 'ru'
    ? {
        title: isWinner ? 'Сертификат победителя' : 'Сертификат участника',
        lines: [
          { text: author, isLarge: true },
          ...(team ? [{ text: `Команда: ${team}` }] : []),
          { text: `${isWinner ? 'Победа' : 'Участие'} в открытой задаче` },
          { text: `«${task}»`, isLarge: true },
          { text: `Решение «${title}»: ${place}-е место, оценено решений: ${entries}` },
          { text: `Организатор: ${organizer}` },
          { text: `${day}.${month}.${year}` },
        ],
      }
    : {
        title: isWinner ? 'Winner’s certificate' : 'Certificate of participation',
        lines: [
          { text: author, isLarge: true },
          ...(team ? [{ text: `Team: ${team}` }] : []),
          { text: isWinner ? 'for winning the challenge' : 'for taking part in the challenge' },
          { text: `“${task}”`, isLarge: true },
          { text: `Entry “${title}”: place ${place} of ${entries} scored` },
          { text: `Organiser: ${organizer}` },
          { text: `${year}/${month}/${day}` },
        ],
      }
}

/** Footer of a certificate: its number, and where it is verified. */
export const footIn = (
  locale: 'ru' | 'en',
  { id, code }: CertificateFacts,
  address: string,
): [numbered: string, checked: string] =>
  locale === 'ru'
    ? [`Сертификат № ${id} · код проверки ${groupedCode(code)}`, `Проверить подлинность: ${address}`]
    : [`Certificate No. ${id} · check code ${groupedCode(code)}`, `Check that it is genuine: ${address}`]
