import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { ruleWords } from '../../contract/rule-words.ts'
import type { ShownRecord } from '../selection.types.ts'
import { wordsIn } from '../settings/field-options.ts'

/** The settings of a record at the time of its run, as text. */
export const RecordSettings = ({ record, locale }: { record: ShownRecord; locale: 'ru' | 'en' }) => {
  const t = useTexts('selection')
  const { settings, fields, streams } = record
  const nameOf = (code: string): string => {
    const words = fields[code]
    return words ? wordsIn(words, locale) : code
  }
  const facts: (readonly [name: string, text: string])[] = [
    ...settings.rules.map((rule) => [nameOf(rule.code), ruleWords(rule, record, t, locale)] as const),
    ...(settings.required.length > 0
      ? [[t('file.required'), settings.required.map(nameOf).join(', ')] as const]
      : []),
    ...(settings.threshold === null
      ? []
      : [[t('file.threshold'), formatNumber(settings.threshold / 100)] as const]),
    ...(settings.quota === null ? [] : [[t('file.quota'), formatNumber(settings.quota)] as const]),
    ...settings.streamQuotas.map(
      ({ streamId, quota }) =>
        [t('file.streamQuota', { stream: streams[String(streamId)] ?? '' }), formatNumber(quota)] as const,
    ),
  ]
  return (
    <details className="selection-how" open={facts.length <= 6}>
      <summary>{t('file.settings')}</summary>
      {facts.length === 0 ? (
        <p className="selection-hint">{t('record.noSettings')}</p>
      ) : (
        <Facts>
          {facts.map(([name, value]) => (
            <Fact key={name} label={name}>
              {value}
            </Fact>
          ))}
        </Facts>
      )}
    </details>
  )
}
