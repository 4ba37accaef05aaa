import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionIcons } from '#platform/web/work/actions/ActionIcons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import type { FrameSite } from './access.types.ts'
import { NewOrigin } from './NewOrigin.tsx'
import { originActions } from './origin-actions.ts'

const SiteRow = ({ templateId, of }: { templateId: number; of: FrameSite }) => (
  <Row title={of.origin} end={<ActionIcons actions={useActions(originActions, { templateId })(of)} />} />
)

/** Sites that may embed the showcase's frames. */
export const Origins = ({ templateId, origins }: { templateId: number; origins: readonly FrameSite[] }) => {
  const t = useTexts('showcases')
  const add = () => openDrawer({ title: t('origins.addTitle'), body: <NewOrigin templateId={templateId} /> })
  return (
    <Section
      title={t('origins.title')}
      help={t('origins.help')}
      action={<Button onClick={add}>{t('origins.add')}</Button>}
    >
      {origins.length > 0 ? (
        <Rows>
          {origins.map((site) => (
            <SiteRow key={site.origin} templateId={templateId} of={site} />
          ))}
        </Rows>
      ) : (
        <p className="showcase-hint">{t('origins.none')}</p>
      )}
    </Section>
  )
}
