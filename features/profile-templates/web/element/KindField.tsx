import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { Choices } from '#platform/web/work/components/form/choice/Choices.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { EditIcon, FolderIcon, TableIcon } from '#platform/web/work/components/icons/icons.ts'
import { elementKinds } from '../../../fields/domain/element-types.ts'

const kindIcons = { PLAIN: EditIcon, GROUP: FolderIcon, TABLE: TableIcon }

/** Choice of an element's kind, with explanations. */
export const KindField = () => {
  const t = useTexts('profile-templates')
  const field = useField('kind')
  return (
    <Choices legend={t('builder.element.kind')} layout="columns">
      {elementKinds.map((kind) => {
        const Icon = kindIcons[kind]
        return (
          <Choice
            key={kind}
            type="radio"
            name="kind"
            checked={field.value === kind}
            label={t(`builder.kinds.${kind}`)}
            help={t(`builder.kindsHelp.${kind}`)}
            media={<Icon />}
            onChange={() => field.onChange(kind)}
          />
        )
      })}
    </Choices>
  )
}
