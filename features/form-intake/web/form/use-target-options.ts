import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { Option } from '#platform/web/work/components/form/combobox/options.ts'
import type { FormTarget } from '../form.types.ts'

/** Labels of the targets: sender and settings of the project first, then profile fields. */
export const useTargetNames = (targets: readonly FormTarget[]): ReadonlyMap<string, string> => {
  const t = useTexts('form-intake')
  const locale = useLocale()
  return useMemo(() => {
    const inLocale = (words: { ru: string; en: string }) => words[locale] || words.ru
    return new Map(
      targets.map(({ key, name, of }) => [
        key,
        name ? (of ? `${inLocale(of)}: ${inLocale(name)}` : inLocale(name)) : t(`target.${key}`),
      ]),
    )
  }, [targets, t, locale])
}

/** Options for the target of a field; targets that are already used are marked. */
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
