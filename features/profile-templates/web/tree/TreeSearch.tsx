import '#platform/web/work/components/form/form.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { CloseIcon, SearchIcon } from '#platform/web/work/components/icons/icons.ts'

/** Finds sections and elements by name and code. */
export const TreeSearch = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => {
  const t = useTexts('profile-templates')
  return (
    <div className="builder-search" role="search">
      <SearchIcon />
      <input
        translate="no"
        type="text"
        className="control"
        aria-label={t('builder.tree.search')}
        placeholder={t('builder.tree.search')}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {text ? (
        <IconAction icon={CloseIcon} label={t('list.searchClear')} tip="end" onClick={() => onChange('')} />
      ) : null}
    </div>
  )
}
