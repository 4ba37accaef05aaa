import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { AddIcon, CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { unrelateTechnologies } from '../../../contract/technology-parts.endpoints.ts'
import { technologyStateTable } from '../../../domain/state-tables.ts'
import { technologyPath } from '../paths.ts'
import type { Technology } from '../technology.types.ts'
import { openRelationForm } from '../open-forms.tsx'

/** Relations of a technology; inverse relations are maintained automatically. */
export const Relations = ({ technology: { id, relations, actions } }: { technology: Technology }) => {
  const t = useTexts('technologies')
  const unrelate = useCommand(unrelateTechnologies, { success: t('relations.removed') })
  const mayEdit = actions.includes('edit')
  return (
    <Section
      title={t('details.tabs.relations')}
      help={t('relations.help')}
      action={
        mayEdit ? (
          <Button startIcon={<AddIcon />} onClick={() => openRelationForm(t('relations.add'), id)}>
            {t('relations.add')}
          </Button>
        ) : null
      }
    >
      {relations.length === 0 ? (
        <p>{t('relations.none')}</p>
      ) : (
        <Rows>
          {relations.map((one) => (
            <Row
              key={`${one.kind} ${one.id}`}
              title={<ScreenLink to={technologyPath(one.id, 'relations')}>{one.name}</ScreenLink>}
              facts={
                <>
                  {t(`relations.kinds.${one.kind}`)} · {one.code}
                </>
              }
              end={
                <>
                  <StateOf table={technologyStateTable} state={one.status} />
                  {mayEdit ? (
                    <IconAction
                      icon={CloseIcon}
                      label={t('relations.remove', { name: one.name })}
                      tip="end"
                      disabled={unrelate.isPending}
                      onClick={() =>
                        unrelate.mutate({ body: { technologyId: id, relatedId: one.id, kind: one.kind } })
                      }
                    />
                  ) : null}
                </>
              }
            />
          ))}
        </Rows>
      )}
    </Section>
  )
}
