import '../builder.css'
import '#platform/web/work/components/drawer/drawer.css'
import '#platform/web/work/components/form/form.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import { builderPath } from '../paths.ts'
import type { TemplateVersion } from '../session/builder-state.ts'
import type { AboutVersion } from './open-versions.tsx'
import { versionActions } from './version-actions.ts'
import { VersionState } from './VersionState.tsx'

type Row = TemplateVersion['versions'][number]

/** All versions of a template, with actions to open, compare or create a draft. */
export const VersionList = ({ session }: AboutVersion) => {
  const t = useTexts('profile-templates')
  const go = useGo()
  const actionsOf = useActions(versionActions)
  const { version } = useStore(session.state)
  const { templateId } = version
  const mayDraft = version.actions.includes('newDraft')
  const show = (versionId: number, compareId?: number) => {
    closeDrawer()
    go(`${builderPath}${writeSearch({ templateId, versionId, compareId })}`)
  }
  const buttons = (row: Row) => (
    <div className="form-buttons">
      {row.id === version.id ? (
        <span>{t('builder.versions.shown')}</span>
      ) : (
        <>
          <Button size="small" onClick={() => show(row.id)}>
            {t('actions.open')}
          </Button>
          <Button size="small" onClick={() => show(version.id, row.id)}>
            {t('builder.versions.compare', { number: version.number })}
          </Button>
        </>
      )}
      <ActionButtons
        actions={actionsOf({ ...version, id: row.id, number: row.number }).filter(
          ({ key }) => key === 'newDraft',
        )}
        size="small"
      />
    </div>
  )
  return (
    <>
      <p className="drawer-text">{t(mayDraft ? 'builder.versions.help' : 'builder.versions.helpDraft')}</p>
      <ol className="builder-versions">
        {version.versions.map((row) => (
          <li key={row.id} aria-current={row.id === version.id ? 'true' : undefined}>
            <div className="builder-facts">
              <VersionState version={row} />
              <span>{t('builder.tree.elements', { count: row.elementsCount })}</span>
              <span>
                {t(row.publishedAt ? 'builder.versions.published' : 'builder.versions.changed')}{' '}
                <DateText value={row.publishedAt ?? row.updatedAt} as="time" />
              </span>
            </div>
            {buttons(row)}
          </li>
        ))}
      </ol>
    </>
  )
}
