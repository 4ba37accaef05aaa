import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { nearLimits } from '../../domain/content-limits.rules.ts'
import { Hint } from './Hint.tsx'
import type { SettingsTree } from './settings.queries.ts'

/** Maximum number of lines. */
const maxLines = 3

/** Limits of the tree that are nearly reached, as an early warning. */
export const NearLimits = ({ tree }: { tree: SettingsTree }) => {
  const t = useTexts('programmes')
  const near = nearLimits(tree.programmes)
  if (near.length === 0) return null
  const more = near.length - maxLines
  return (
    <Hint loud>
      {t('settings.limits.title')}
      <ul>
        {near.slice(0, maxLines).map(({ limit, name, used, most }) => (
          <li key={`${limit} ${name}`}>{t(`settings.limits.${limit}`, { name: name ?? '', used, most })}</li>
        ))}
        {more > 0 ? <li>{t('settings.limits.more', { count: more })}</li> : null}
      </ul>
    </Hint>
  )
}
