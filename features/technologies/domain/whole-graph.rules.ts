/** Relations of the whole graph, in one direction each: child to parent, earlier to later, part to whole. */
export const graphKinds = ['PARENT', 'NEXT', 'HEAD', 'RELATED'] as const

export type GraphKind = (typeof graphKinds)[number]

/** Maximum number of technologies and relations in a response; the rest is counted. */
export const graphRoom = { nodes: 20_000, links: 100_000 } as const

export type GraphNode = { id: number; code: string; name: string; level: number | null }

/** The catalogue as sent by the server: per relation the indexes of both ends and of its kind. */
export type Catalogue = { nodes: readonly GraphNode[]; links: readonly number[] }

/** A group of technologies with a common root; key 0 has those without relations. */
export type Group = { key: number; name: string; members: readonly number[] }

/** A node of the map: a technology, or a closed group. `size` is the number of technologies it represents. */
export type Dot = { key: string; group: number; node: GraphNode | null; size: number; x: number; y: number }

/** An edge of the map with the relations it represents. */
export type Line = { key: string; from: string; to: string; count: number; kinds: readonly GraphKind[] }

/** Calls `visit` for each relation of a catalogue with the indexes of its ends. */
const eachLink = (
  links: readonly number[],
  visit: (from: number, to: number, kind: GraphKind) => void,
): void => {
  for (let at = 0; at + 2 < links.length; at += 3)
    visit(links[at]!, links[at + 1]!, graphKinds[links[at + 2]!] ?? 'RELATED')
}

/** Groups a catalogue by root ancestor, following the first parent of each technology. */
export const groupsOf = ({ nodes, links }: Catalogue): Group[] => {
  const parentOf = new Map<number, number>()
  const isParent = new Set<number>()
  eachLink(links, (from, to, kind) => {
    if (kind !== 'PARENT') return
    if (!parentOf.has(from)) parentOf.set(from, to)
    isParent.add(to)
  })
  const rootOf = new Map<number, number>()
  const findRoot = (start: number): number => {
    const path = [start]
    let at = start
    // The database excludes cycles; the length check guards against one anyway.
    for (
      let next = parentOf.get(at);
      next !== undefined && path.length <= nodes.length;
      next = parentOf.get(at)
    ) {
      const known = rootOf.get(next)
      at = known ?? next
      if (known !== undefined) break
      path.push(at)
    }
    for (const one of path) rootOf.set(one, at)
    return at
  }
  const members = new Map<number, number[]>()
  nodes.forEach((_, place) => {
    const root = findRoot(place)
    const isAlone = root === place && !isParent.has(place)
    const key = isAlone ? 0 : nodes[root]!.id
    const known = members.get(key)
    if (known) known.push(place)
    else members.set(key, [place])
  })
  const nameOf = new Map(nodes.map(({ id, name }) => [id, name]))
  return [...members]
    .map(([key, places]) => ({ key, name: nameOf.get(key) ?? '', members: places }))
    .toSorted(
      (one, other) =>
        Number(one.key === 0) - Number(other.key === 0) ||
        other.members.length - one.members.length ||
        one.key - other.key,
    )
}

/** Angle between consecutive points of a sunflower pattern. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/** Distance between technologies on the map. */
const step = 10

/** Radius of a group. */
const reach = (group: Group, isOpen: boolean): number =>
  isOpen ? step * Math.sqrt(group.members.length) + step : step * 2 + Math.sqrt(group.members.length)

/** Centres of the groups on concentric rings, larger groups inside, without overlaps. */
const middles = (
  groups: readonly Group[],
  open: ReadonlySet<number>,
): Map<number, { x: number; y: number }> => {
  const places = new Map<number, { x: number; y: number }>()
  const radii = groups.map((group) => reach(group, open.has(group.key)) + step)
  let inner = 0
  let at = 0
  while (at < groups.length) {
    const largest = Math.max(...radii.slice(at, at + 24))
    const ring = inner === 0 ? 0 : inner + largest
    // Fills the ring: each group takes the angle it subtends at the centre.
    let angle = 0
    const first = at
    const taken: number[] = []
    while (at < groups.length) {
      const own = ring === 0 ? 2 * Math.PI : 2 * Math.asin(Math.min(1, radii[at]! / ring)) * 1.02
      if (at > first && angle + own > 2 * Math.PI) break
      if (radii[at]! > largest) break
      taken.push(own)
      angle += own
      at += 1
      if (ring === 0) break
    }
    const spare = ring === 0 ? 0 : (2 * Math.PI - angle) / taken.length
    let turn = -Math.PI / 2
    taken.forEach((own, place) => {
      turn += (own + spare) / 2
      places.set(groups[first + place]!.key, {
        x: ring * Math.cos(turn),
        y: ring * Math.sin(turn),
      })
      turn += (own + spare) / 2
    })
    inner = ring === 0 ? radii[first]! : ring + largest
  }
  return places
}

/** Nodes and edges for the open groups: all relations are represented, those of closed groups are summed. */
export const drawnGraph = (
  { nodes, links }: Catalogue,
  groups: readonly Group[],
  open: ReadonlySet<number>,
): { dots: Dot[]; lines: Line[]; inside: ReadonlyMap<string, number> } => {
  const keyOf: string[] = Array.from({ length: nodes.length }, () => '')
  const dots: Dot[] = []
  const places = middles(groups, open)
  for (const group of groups) {
    const middle = places.get(group.key) ?? { x: 0, y: 0 }
    if (open.has(group.key))
      group.members.forEach((place, seed) => {
        const node = nodes[place]!
        const key = `t${node.id}`
        const far = step * Math.sqrt(seed)
        keyOf[place] = key
        dots.push({
          key,
          group: group.key,
          node,
          size: 1,
          x: middle.x + far * Math.cos(seed * goldenAngle),
          y: middle.y + far * Math.sin(seed * goldenAngle),
        })
      })
    else {
      const key = `g${group.key}`
      for (const place of group.members) keyOf[place] = key
      dots.push({ key, group: group.key, node: null, size: group.members.length, ...middle })
    }
  }
  const lines = new Map<
    string,
    { key: string; from: string; to: string; count: number; kinds: GraphKind[] }
  >()
  const inside = new Map<string, number>()
  eachLink(links, (fromPlace, toPlace, kind) => {
    const [from, to] = [keyOf[fromPlace]!, keyOf[toPlace]!]
    if (from === to) {
      inside.set(from, (inside.get(from) ?? 0) + 1)
      return
    }
    const key = from < to ? `${from} ${to}` : `${to} ${from}`
    const known = lines.get(key)
    if (!known) lines.set(key, { key, from, to, count: 1, kinds: [kind] })
    else {
      known.count += 1
      if (!known.kinds.includes(kind)) known.kinds.push(kind)
    }
  })
  return { dots, lines: [...lines.values()], inside }
}

type Point = { x: number; y: number }

/** The node for an arrow key: the nearest in its direction, with lateral distance counted twice. */
export const dotTowards = <T extends Point & { key: string }>(
  dots: readonly T[],
  from: Point & { key: string },
  by: Point,
): T | undefined => {
  let best: T | undefined
  let least = Number.POSITIVE_INFINITY
  for (const dot of dots) {
    if (dot.key === from.key) continue
    const [dx, dy] = [dot.x - from.x, dot.y - from.y]
    const ahead = dx * by.x + dy * by.y
    const aside = Math.abs(dx * by.y - dy * by.x)
    if (ahead <= 0 || aside > ahead * 2) continue
    const cost = ahead + aside * 2
    if (cost < least) {
      least = cost
      best = dot
    }
  }
  return best
}
