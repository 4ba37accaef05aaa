import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import type { HealthFinding } from '../../domain/health.rules.ts'
import en from '../../texts/en.json' with { type: 'json' }
import ru from '../../texts/ru.json' with { type: 'json' }

const texts = { ru, en }

/** Texts around an alarm in an email. */
export const alarmWords = (locale: MailLocale): typeof en.health.alarm => texts[locale].health.alarm

/** An alarm in one sentence, as on the health page. */
export const alarmSentence = (locale: MailLocale, { finding, value, host }: HealthFinding): string => {
  const sentences: Record<string, string> = texts[locale].health.findings
  const form = new Intl.PluralRules(locale).select(value)
  const sentence = (sentences[finding] ?? sentences[`${finding}_${form}`] ?? finding).replace(
    '{{count}}',
    String(value),
  )
  return host ? `${sentence} (${host})` : sentence
}
