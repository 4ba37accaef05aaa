import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useOnlyShown } from './only-shown.ts'

/** Why an element of a task cannot be filled in, and where it can; nothing at elements that the task asks for. */
export const OnlyShownNote = ({ code }: { code: string }) => {
  const t = useTexts('profiles')
  const { isOnlyShown, link } = useOnlyShown(code)
  if (!isOnlyShown) return null
  return (
    <p className="field-help">
      {t('fill.onlyShown.why')}{' '}
      {link ? <ScreenLink to={link}>{t('fill.onlyShown.change')}</ScreenLink> : null}
    </p>
  )
}
