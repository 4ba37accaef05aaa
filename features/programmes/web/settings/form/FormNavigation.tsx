import { withScrollY } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { BackIcon, ChevronLeftIcon, ChevronRightIcon } from '#platform/web/work/components/icons/icons.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { editLink, settingsPath } from '../settings-links.ts'
import { settingsSearch } from '../settings-search.ts'
import type { Content } from '../settings.queries.ts'

type Props = { content: Content | null; siblings: readonly { id: number; name: string }[] }

/** Links back to the same place in the tree, and to the previous and next siblings. */
export const FormNavigation = ({ content, siblings }: Props) => {
  const t = useTexts('programmes')
  const go = useGo()
  const [{ scrollY }] = useScreenSearch(settingsSearch)
  const at = content ? siblings.findIndex(({ id }) => id === content.id) : -1
  const step = (by: -1 | 1) => {
    const sibling = at < 0 ? undefined : siblings[at + by]
    const key = by < 0 ? 'previous' : 'next'
    return {
      label: sibling ? t(`settings.form.${key}`, { name: sibling.name }) : t(`details.${key}`),
      disabled: !sibling,
      onClick: () => {
        if (sibling && content)
          go(withScrollY(editLink({ kind: content.kind, id: sibling.id }), scrollY), { replace: true })
      },
    }
  }
  return (
    <nav className="settings-navigation" aria-label={t('settings.form.back')}>
      <ScreenLink to={withScrollY(settingsPath, scrollY)}>
        <BackIcon />
        {t('settings.form.back')}
      </ScreenLink>
      {siblings.length > 1 && at >= 0 ? (
        <span>
          <span className="tabular">{t('of', { position: at + 1, total: siblings.length })}</span>
          <IconAction icon={ChevronLeftIcon} tip="end" {...step(-1)} />
          <IconAction icon={ChevronRightIcon} tip="end" {...step(1)} />
        </span>
      ) : null}
    </nav>
  )
}
