import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useOnlyShown } from './only-shown.ts'

/** Why an element that is read-only in an opener cannot be edited, and where it can; null for other elements. */
export const OnlyShownNote = ({ code }: { code: string }) => {
  const t = useTexts('project-profiles')
  const { isOnlyShown, link } = useOnlyShown(code)
  if (!isOnlyShown) return null
  return (
    <p className="field-help">
      {t('fill.onlyShown.why')}{' '}
      {link ? <ScreenLink to={link}>{t('fill.onlyShown.change')}</ScreenLink> : null}
    </p>
  )
}
