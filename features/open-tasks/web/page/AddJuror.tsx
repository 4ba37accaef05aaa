import { useCallback, useState } from 'react'
import { z } from 'zod'
import { emailAddress, uid } from '#platform/contract/fields.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { Choices } from '#platform/web/work/components/form/choice/Choices.tsx'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { addOpenTaskJuror, findOpenTaskJurors } from '../../contract/juror.endpoints.ts'

const ways = ['byName', 'byEmail'] as const
const schemas = {
  byName: z.object({ personUid: uid() }),
  byEmail: z.object({ email: emailAddress() }),
}

/** Adds a member of the jury: found by name among people with a published card, or by their sign-in email. */
export const AddJuror = ({ id }: { id: number }) => {
  const t = useTexts('open-tasks')
  const add = useCommand(addOpenTaskJuror, { success: t('members.added') })
  const [by, setBy] = useState<(typeof ways)[number]>('byName')
  const form = useProductForm({
    draft: null,
    schema: schemas[by],
    defaults: { email: '', personUid: null },
    onSubmit: async (values) => add.mutateAsync({ body: { id, ...values } }),
  })
  const find = useCallback<OptionSearch>(
    async (typed, signal) => {
      const query = { openTaskId: String(id), ...(typed ? { findText: typed } : {}) }
      const { items } = await call(findOpenTaskJurors, { query }, { signal })
      return items.map(({ uid: value, name, company, specialty }) => ({
        value,
        label: name,
        hint: [specialty, company].filter(Boolean).join(' · '),
      }))
    },
    [id],
  )
  return (
    <Form form={form} submitLabel={t('members.add')} guard={false}>
      <Choices legend={t('members.by')} layout="row">
        {ways.map((way) => (
          <Choice
            key={way}
            type="radio"
            name="juror-way"
            checked={way === by}
            label={t(`members.${way}`)}
            onChange={() => setBy(way)}
          />
        ))}
      </Choices>
      {by === 'byName' ? (
        <ComboboxField
          name="personUid"
          label={t('members.person')}
          help={t('members.personHelp')}
          options={find}
        />
      ) : (
        <TextField name="email" label={t('fields.email')} help={t('members.emailHelp')} />
      )}
    </Form>
  )
}
