import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { useWordLabel } from './use-word-label.ts'

/** Maximum number of fields listed; the next ones follow when these are filled. */
const maxShown = 5

const goTo = (label: string): void => {
  const field = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent?.trim() === label,
  )?.control
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}

/** Texts missing for publishing, each with a link to its field. */
export const MissingWords = ({ names }: { names: readonly string[] }) => {
  const t = useTexts('landing')
  const label = useWordLabel()
  if (names.length === 0) return null
  return (
    <Notice
      role="status"
      actions={names.slice(0, maxShown).map((name) => (
        <Button key={name} size="small" onClick={() => goTo(label(name))}>
          {label(name)}
        </Button>
      ))}
    >
      {t('admin.missing')}
    </Notice>
  )
}
