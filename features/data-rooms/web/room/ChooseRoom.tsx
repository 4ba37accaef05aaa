import '../data-rooms.css'
import { useMemo } from 'react'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { chooseRoom } from '../../contract/data-request.endpoints.ts'
import type { Room } from '../data-request.types.ts'

const schema = chooseRoom.body.omit({ dataRequestId: true, version: true })

/** Form of the room's content: fields, documents, terms and expiry. */
export const ChooseRoom = ({ room }: { room: Room }) => {
  const t = useTexts('data-rooms')
  const { id, version, choices, codes, documents, terms, untilDay, former } = room
  const choose = useCommand(chooseRoom, { success: t('choose.done') })
  const form = useProductForm({
    draft: `data-room:${id}`,
    schema,
    defaults: {
      codes: former?.codes ?? codes,
      documentIds: former?.documentIds ?? documents.map((document) => document.id),
      terms: former?.terms ?? terms,
      untilDay: untilDay as string,
      sharesContacts: room.teamSharesContacts,
    },
    onSubmit: async (values) => {
      await choose.mutateAsync({ body: { ...values, dataRequestId: id, version } })
      closeDrawer()
    },
  })
  const elements = useMemo(
    () =>
      (choices?.elements ?? []).map(({ code, name, section }) => ({
        value: code,
        label: section ? `${section}: ${name}` : name,
      })),
    [choices],
  )
  const sections = [...new Set((choices?.elements ?? []).map(({ section }) => section))].filter(Boolean)
  const addSection = (section: string): void => {
    const chosen = form.form.getValues('codes') as string[]
    const whole = (choices?.elements ?? []).flatMap((one) => (one.section === section ? [one.code] : []))
    form.form.setValue('codes', [...new Set([...chosen, ...whole])], {
      shouldDirty: true,
      shouldValidate: true,
    })
  }
  const files = useMemo(
    () => (choices?.documents ?? []).map(({ id: value, name }) => ({ value, label: name })),
    [choices],
  )
  return (
    <Form form={form} submitLabel={t('choose.submit')} onCancel={cancelDrawer} guard={false}>
      {former ? <Notice>{t('choose.former', { date: formatDate(former.agreedAt) })}</Notice> : null}
      <ComboboxField
        name="codes"
        label={t('choose.codes')}
        help={t('choose.codesHelp')}
        options={elements}
        multiple
      />
      {sections.length > 0 ? (
        <div className="data-room-sections" role="group" aria-label={t('choose.sections')}>
          {sections.map((section) => (
            <Button key={section} size="small" startIcon={<AddIcon />} onClick={() => addSection(section)}>
              {section}
            </Button>
          ))}
        </div>
      ) : null}
      <ComboboxField name="documentIds" label={t('choose.documentIds')} options={files} multiple />
      <DateField name="untilDay" label={t('choose.untilDay')} help={t('choose.untilDayHelp')} />
      <TextField name="terms" label={t('choose.terms')} help={t('choose.termsHelp')} rows={5} />
      <SwitchField
        name="sharesContacts"
        label={t('choose.sharesContacts')}
        help={t('choose.sharesContactsHelp')}
      />
    </Form>
  )
}
