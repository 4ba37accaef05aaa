import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DeleteIcon } from '#platform/web/work/components/icons/icons.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { removeShowcaseOrigin } from '../../contract/showcase-access.endpoints.ts'
import { NewOrigin } from './NewOrigin.tsx'

/** Sites that may show the frames of the showcase. */
export const Origins = ({ templateId, origins }: { templateId: number; origins: readonly string[] }) => {
  const t = useTexts('showcases')
  const remove = useCommand(removeShowcaseOrigin, { success: t('origins.removed') })
  const add = () => openDrawer({ title: t('origins.addTitle'), body: <NewOrigin templateId={templateId} /> })
  return (
    <Section
      title={t('origins.title')}
      help={t('origins.help')}
      action={<Button onClick={add}>{t('origins.add')}</Button>}
    >
      {origins.length > 0 ? (
        <Rows>
          {origins.map((origin) => (
            <Row
              key={origin}
              title={origin}
              end={
                <IconAction
                  icon={DeleteIcon}
                  label={t('origins.remove', { origin })}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate({ body: { templateId, origin } })}
                />
              }
            />
          ))}
        </Rows>
      ) : (
        <p className="showcase-hint">{t('origins.none')}</p>
      )}
    </Section>
  )
}
