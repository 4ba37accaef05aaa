import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { ChoiceField } from '#platform/web/work/components/form/choice/ChoiceField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { showSecret } from '#platform/web/work/components/show-secret.tsx'
import { createShowcaseHook } from '../../contract/showcase-hook.endpoints.ts'
import { changeKinds, type ChangeKind } from '../../domain/changes.rules.ts'

const KindChoice = () => {
  const t = useTexts('showcases')
  const field = useField('kinds')
  const chosen = field.value as readonly ChangeKind[]
  const change = (kind: ChangeKind) =>
    field.onChange(chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind])
  return (
    <ChoiceField field={field} legend={t('hooks.kinds')}>
      {changeKinds.map((kind) => (
        <Choice
          key={kind}
          type="checkbox"
          name={kind}
          label={t(`changeKinds.${kind}`)}
          checked={chosen.includes(kind)}
          onChange={() => change(kind)}
        />
      ))}
    </ChoiceField>
  )
}

/** Creates a webhook, in the drawer, and shows its signing secret. */
export const NewHook = ({ templateId }: { templateId: number }) => {
  const t = useTexts('showcases')
  const create = useCommand(createShowcaseHook)
  const form = useProductForm({
    draft: null,
    schema: createShowcaseHook.body.omit({ templateId: true }),
    defaults: { url: '', kinds: [...changeKinds] },
    onSubmit: async (values) => {
      const { secret } = await create.mutateAsync({ body: { ...values, templateId } })
      showSecret(t('hooks.made'), [{ label: t('hooks.secret'), text: secret }])
    },
  })
  return (
    <Form form={form} submitLabel={t('hooks.create')} onCancel={cancelDrawer} guard={false}>
      <TextField
        name="url"
        label={t('hooks.url')}
        help={t('hooks.urlHelp')}
        placeholder="https://example.com/hooks/showcase"
        autoFocus
      />
      <KindChoice />
    </Form>
  )
}
