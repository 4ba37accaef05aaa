import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { EditIcon, FolderIcon, TableIcon } from '#platform/web/work/components/icons/icons.ts'
import { elementKinds } from '../../../fields/domain/element-types.ts'

const kindIcons = { PLAIN: EditIcon, GROUP: FolderIcon, TABLE: TableIcon }

/** What an element is: each kind with what it is for. */
export const KindField = () => {
  const t = useTexts('profile-templates')
  const field = useField('kind')
  return (
    <fieldset className="field-set builder-kinds">
      <legend>{t('builder.element.kind')}</legend>
      {elementKinds.map((kind) => {
        const Icon = kindIcons[kind]
        return (
          <label key={kind} className="builder-kind">
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={field.value === kind}
              onChange={() => field.onChange(kind)}
            />
            <Icon />
            <span>
              <strong>{t(`builder.kinds.${kind}`)}</strong>
              <small>{t(`builder.kindsHelp.${kind}`)}</small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
