import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Group } from '../../../domain/whole-graph.rules.ts'
import type { WholeGraph } from '../technology.types.ts'

/** Maximum number of listed members of a group; the tree has all of them. */
const room = 50

/** Maximum number of listed groups. */
const groupRoom = 100

type Props = {
  catalogue: WholeGraph
  groups: readonly Group[]
  open: ReadonlySet<number>
  nameOf: (group: Group) => string
  onToggle: (group: number) => void
}

/** The map as a list: each group with its technologies. */
export const GroupList = ({ catalogue, groups, open, nameOf, onToggle }: Props) => {
  const t = useTexts('technologies')
  return (
    <ul className="technology-tree">
      {groups.slice(0, groupRoom).map((group) => {
        const isOpen = open.has(group.key)
        const name = nameOf(group)
        return (
          <li key={group.key}>
            <span className="technology-tree__row">
              <button
                type="button"
                className="technology-tree__toggle"
                aria-expanded={isOpen}
                aria-label={t(isOpen ? 'shown.tree.close' : 'shown.tree.open', { name })}
                onClick={() => onToggle(group.key)}
              >
                {isOpen ? '−' : '+'}
              </button>
              {group.key === 0 ? (
                <span>{name}</span>
              ) : (
                <a href={linkTo('/details/technology', { id: group.key })}>{name}</a>
              )}
              <span className="details__muted">
                {t('shown.map.members', { count: group.members.length })}
              </span>
            </span>
            {isOpen ? (
              <ul className="technology-tree">
                {group.members.slice(0, room).map((place) => {
                  const node = catalogue.nodes[place]
                  return node && node.id !== group.key ? (
                    <li key={node.id}>
                      <a href={linkTo('/technologies/graph', { id: node.id })}>{node.name}</a>{' '}
                      <span className="details__muted">{node.code}</span>
                    </li>
                  ) : null
                })}
                {group.members.length > room ? (
                  <li>
                    <a
                      href={
                        group.key === 0
                          ? '/technologies'
                          : linkTo('/technologies/tree', { open: String(group.key) })
                      }
                    >
                      {t('shown.tree.more', { count: group.members.length - room })}
                    </a>
                  </li>
                ) : null}
              </ul>
            ) : null}
          </li>
        )
      })}
      {groups.length > groupRoom ? (
        <li>
          <a href="/technologies/tree">{t('shown.tree.more', { count: groups.length - groupRoom })}</a>
        </li>
      ) : null}
    </ul>
  )
}
