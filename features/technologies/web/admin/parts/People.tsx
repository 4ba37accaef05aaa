import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { AddIcon, CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { removeTechnologyPerson } from '../../../contract/technology-parts.endpoints.ts'
import type { Technology } from '../technology.types.ts'
import { openPersonForm } from '../open-forms.tsx'

/** Authors and operators of a technology, not shown publicly. */
export const People = ({ technology: { id, people, actions } }: { technology: Technology }) => {
  const t = useTexts('technologies')
  const remove = useCommand(removeTechnologyPerson, { success: t('people.removed') })
  const mayEdit = actions.includes('edit')
  return (
    <Section
      title={t('details.tabs.people')}
      help={t('people.help')}
      action={
        mayEdit ? (
          <Button startIcon={<AddIcon />} onClick={() => openPersonForm(t('people.add'), id)}>
            {t('people.add')}
          </Button>
        ) : null
      }
    >
      {people.length === 0 ? (
        <p>{t('people.none')}</p>
      ) : (
        <Rows>
          {people.map(({ kind, person }) => (
            <Row
              key={`${kind} ${person.uid}`}
              title={<PersonName person={person} />}
              facts={t(`people.kinds.${kind}`)}
              end={
                mayEdit ? (
                  <IconAction
                    icon={CloseIcon}
                    label={t('people.remove', { name: person.name })}
                    tip="end"
                    disabled={remove.isPending}
                    onClick={() => remove.mutate({ body: { technologyId: id, personUid: person.uid, kind } })}
                  />
                ) : null
              }
            />
          ))}
        </Rows>
      )}
    </Section>
  )
}
