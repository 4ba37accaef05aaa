import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ruleWords } from '../../contract/rule-words.ts'
import type { ShownRecord } from '../selection.types.ts'
import { saidIn } from '../settings/field-options.ts'

/** The settings of a record as they were, in words. */
export const RecordSettings = ({ record, locale }: { record: ShownRecord; locale: 'ru' | 'en' }) => {
  const t = useTexts('selection')
  const { settings, fields, streams } = record
  const nameOf = (code: string): string => {
    const words = fields[code]
    return words ? saidIn(words, locale) : code
  }
  const facts = [
    ...settings.rules.map((rule) => [nameOf(rule.code), ruleWords(rule, record, t, locale)]),
    ...(settings.required.length > 0 ? [[t('file.required'), settings.required.map(nameOf).join(', ')]] : []),
    ...(settings.threshold === null ? [] : [[t('file.threshold'), formatNumber(settings.threshold / 100)]]),
    ...(settings.quota === null ? [] : [[t('file.quota'), formatNumber(settings.quota)]]),
    ...settings.streamQuotas.map(({ streamId, quota }) => [
      t('file.streamQuota', { stream: streams[String(streamId)] ?? '' }),
      formatNumber(quota),
    ]),
  ]
  return (
    <details className="selection-how" open={facts.length <= 6}>
      <summary>{t('file.settings')}</summary>
      {facts.length === 0 ? (
        <p className="selection-hint">{t('record.noSettings')}</p>
      ) : (
        <dl>
          {facts.map(([name, said]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  )
}
