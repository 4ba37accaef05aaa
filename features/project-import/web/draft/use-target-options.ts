import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { Option } from '#platform/web/work/components/form/combobox/options.ts'
import type { Import } from '../import.types.ts'

/** Everything a column may fill, settings first, then the profile; what another column fills already says so. */
export const useTargetOptions = (
  targets: Import['targets'],
  given: readonly (string | null)[],
): readonly Option<string>[] => {
  const t = useTexts('project-import')
  const locale = useLocale()
  return useMemo(() => {
    const said = (words: { ru: string; en: string }) => words[locale] || words.ru
    const nameOf = ({ key, name, of, repeated }: Import['targets'][number]): string => {
      if (!name) return t(`target.${key}`)
      const whole = of ? `${said(of)}: ${said(name)}` : said(name)
      return repeated ? `${whole} (${t('columns.eachLine')})` : whole
    }
    return targets.map((target) => ({
      value: target.key,
      label: nameOf(target),
      also: target.also.join(' '),
      ...(given.includes(target.key) ? { hint: t('columns.taken') } : {}),
    }))
  }, [targets, given, t, locale])
}
