import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { CatalogueKinds } from './CatalogueKinds.tsx'
import { ReadinessLevel } from './ReadinessLevel.tsx'
import type { TechnologyBranch } from './technology.types.ts'

/** Props of the page. */
export type TreePageProps = { branches: readonly TechnologyBranch[]; open: readonly number[] }

/** Maximum depth of the rendered tree. */
const deepest = 30

const pressed = (open: readonly number[], id: number): readonly number[] =>
  open.includes(id) ? open.filter((one) => one !== id) : [...open, id]

const Branch = ({ branches, open, parentId, depth }: TreePageProps & { parentId: number; depth: number }) => {
  const t = useTexts('technologies')
  const branch = branches.find((one) => one.parentId === parentId)
  if (!branch || depth > deepest) return null
  const rest = branch.total - branch.nodes.length
  return (
    <ul className="technology-tree">
      {branch.nodes.map(({ id, code, name, level, childrenCount }) => (
        <li key={id}>
          <span className="technology-tree__row">
            {childrenCount > 0 ? (
              <a
                className="technology-tree__toggle"
                href={linkTo('/technologies/tree', { open: pressed(open, id).join(',') || undefined })}
                aria-label={t(open.includes(id) ? 'shown.tree.close' : 'shown.tree.open', { name })}
                rel="nofollow"
              >
                {open.includes(id) ? '−' : '+'}
              </a>
            ) : (
              <span className="technology-tree__toggle" aria-hidden />
            )}
            <a href={linkTo('/details/technology', { id })}>{name}</a>
            <span className="details__muted">{code}</span>
            {level === null ? null : <ReadinessLevel level={level} />}
            {childrenCount > 0 ? (
              <span className="details__muted">{t('shown.tree.below', { count: childrenCount })}</span>
            ) : null}
          </span>
          {open.includes(id) ? (
            <Branch branches={branches} open={open} parentId={id} depth={depth + 1} />
          ) : null}
        </li>
      ))}
      {rest > 0 ? <li className="details__muted">{t('shown.tree.more', { count: rest })}</li> : null}
    </ul>
  )
}

/** Technologies as a tree of parts; nodes open by links, which work without JavaScript. */
export const TreePage = ({ branches, open }: TreePageProps) => {
  const t = useTexts('technologies')
  return (
    <div className="showcase column">
      <header className="showcase__head">
        <h1>{t('shown.tree.title')}</h1>
        <p>{t('shown.tree.lead')}</p>
      </header>
      <CatalogueKinds path="/technologies/tree" />
      {branches.length === 0 ? (
        <div className="showcase__empty">
          <h2>{t('shown.list.empty.title')}</h2>
          <p>{t('shown.list.empty.text')}</p>
        </div>
      ) : (
        <Branch branches={branches} open={open} parentId={0} depth={0} />
      )}
    </div>
  )
}
