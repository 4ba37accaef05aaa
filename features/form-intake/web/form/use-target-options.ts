import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { Option } from '#platform/web/work/components/form/combobox/options.ts'
import type { FormTarget } from '../form.types.ts'

/** What each target is called: who sends it and the settings of a project first, then the fields of the profile. */
export const useTargetNames = (targets: readonly FormTarget[]): ReadonlyMap<string, string> => {
  const t = useTexts('form-intake')
  const locale = useLocale()
  return useMemo(() => {
    const said = (words: { ru: string; en: string }) => words[locale] || words.ru
    return new Map(
      targets.map(({ key, name, of }) => [
        key,
        name ? (of ? `${said(of)}: ${said(name)}` : said(name)) : t(`target.${key}`),
      ]),
    )
  }, [targets, t, locale])
}

/** Everything a field may fill; what another field fills already says so. */
export const useTargetOptions = (
  names: ReadonlyMap<string, string>,
  given: readonly (string | null)[],
): readonly Option<string>[] => {
  const t = useTexts('form-intake')
  return useMemo(
    () =>
      [...names].map(([value, label]) => ({
        value,
        label,
        ...(given.includes(value) ? { hint: t('mapping.taken') } : {}),
      })),
    [names, given, t],
  )
}
