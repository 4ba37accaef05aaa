import '../open-tasks.css'
import { z } from 'zod'
import { emailAddress } from '#platform/contract/fields.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { addOpenTaskJuror, removeOpenTaskJuror } from '../../contract/open-task.endpoints.ts'
import type { OpenTaskPage } from '../open-task.types.ts'

const schema = z.strictObject({ email: emailAddress() })

const AddJuror = ({ id }: { id: number }) => {
  const t = useTexts('open-tasks')
  const add = useCommand(addOpenTaskJuror, { success: t('members.added') })
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { email: '' },
    onSubmit: async ({ email }) => add.mutateAsync({ body: { id, email } }),
  })
  return (
    <Form form={form} submitLabel={t('members.add')} guard={false}>
      <TextField name="email" label={t('fields.email')} help={t('members.emailHelp')} />
    </Form>
  )
}

/** The jury: who scores, how many entries each has scored, and from how many they stand back. */
export const JuryMembers = ({ task: { id, jury, may } }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const remove = useCommand(removeOpenTaskJuror)
  return (
    <section className="open-task-part">
      {jury.length === 0 ? <p className="open-task-muted">{t('members.none')}</p> : null}
      <ul className="open-task-rows">
        {jury.map(({ id: jurorId, name, scored, conflicts }) => (
          <li key={jurorId}>
            <span className="open-task-line">
              <b translate="no">{name}</b>
              <span className="open-task-muted">
                {t('members.scored', { count: scored })}
                {conflicts > 0 ? ` · ${t('members.conflicts', { count: conflicts })}` : ''}
              </span>
              {may.changeJury && scored === 0 ? (
                <IconAction
                  icon={CloseIcon}
                  label={t('members.remove', { name })}
                  onClick={() => remove.mutate({ body: { id, jurorId } })}
                />
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {may.changeJury ? <AddJuror id={id} /> : null}
    </section>
  )
}
