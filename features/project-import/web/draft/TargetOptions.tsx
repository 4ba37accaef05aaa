import { useLocale } from '#platform/web/public/use-locale.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Import } from '../import.types.ts'

/** Everything a column may fill, as the options of a list: settings first, then the profile. */
export const TargetOptions = ({ targets }: { targets: Import['targets'] }) => {
  const t = useTexts('project-import')
  const locale = useLocale()
  const said = (words: { ru: string; en: string }) => words[locale] || words.ru
  const main = targets.filter(({ name }) => name === null)
  const profile = targets.filter(({ name }) => name !== null)
  return (
    <>
      <optgroup label={t('columns.mainGroup')}>
        {main.map(({ key }) => (
          <option key={key} value={key}>
            {t(`target.${key}`)}
          </option>
        ))}
      </optgroup>
      <optgroup label={t('columns.profileGroup')}>
        {profile.map(({ key, name, of, repeated }) => (
          <option key={key} value={key}>
            {of ? `${said(of)}: ` : ''}
            {name ? said(name) : ''}
            {repeated ? ` (${t('columns.eachLine')})` : ''}
          </option>
        ))}
      </optgroup>
    </>
  )
}
