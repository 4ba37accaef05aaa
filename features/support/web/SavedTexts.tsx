import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { deleteSupportText, getSupportTexts, saveSupportText } from '../contract/support.endpoints.ts'
import type { SavedText } from './support.types.ts'

const TextForm = ({ text, onDone }: { text: SavedText | null; onDone: () => void }) => {
  const t = useTexts('support')
  const save = useCommand(saveSupportText, { success: t('texts.saved') })
  const form = useProductForm({
    draft: null,
    schema: saveSupportText.body,
    defaults: { id: text?.id ?? null, title: text?.title ?? '', body: text?.body ?? '' },
    onSubmit: async (body) => {
      await save.mutateAsync({ body })
      onDone()
    },
  })
  return (
    <Form form={form} submitLabel={t('texts.save')} onCancel={onDone} guard={false}>
      <TextField name="title" label={t('texts.name')} autoFocus />
      <TextField name="body" label={t('texts.body')} rows={6} />
    </Form>
  )
}

/** Drawer with the saved answers. */
export const SavedTexts = () => {
  const t = useTexts('support')
  const { data, error, refetch } = useCall(getSupportTexts, {}, { deniedHere: true })
  const [edited, setEdited] = useState<SavedText | 'new' | null>(null)
  const remove = useCommand(deleteSupportText, { success: t('texts.deleted') })
  if (edited !== null)
    return <TextForm text={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={4} />
  return (
    <>
      <p>{t(data.items.length > 0 ? 'texts.help' : 'texts.none')}</p>
      <Rows>
        {data.items.map((text) => (
          <Row
            key={text.id}
            title={text.title}
            text={text.body}
            end={
              <>
                <Button size="small" onClick={() => setEdited(text)}>
                  {t('texts.edit')}
                </Button>
                <Button size="small" onClick={() => remove.mutate({ body: { id: text.id } })}>
                  {t('texts.delete')}
                </Button>
              </>
            }
          />
        ))}
      </Rows>
      <Button onClick={() => setEdited('new')}>{t('texts.add')}</Button>
    </>
  )
}
