import { useTexts } from '../i18n/use-texts.ts'

/** How much of a text's limit is used. */
export const FieldCounter = ({ used, limit }: { used: number; limit: number }) => {
  const t = useTexts()
  return (
    <p className={`field__counter tabular${used > limit ? ' field__counter--over' : ''}`}>
      <span aria-hidden="true">{t('form.count', { used, limit })}</span>
      <span className="visually-hidden">{t('form.countSpoken', { used, count: limit })}</span>
    </p>
  )
}
