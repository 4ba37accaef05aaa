/** Format of codes: `AM-014`. */
export const codeShape = /^[A-Z0-9][A-Z0-9._-]*$/

/** Limits of a technology's parts. */
export const technologyLimits = {
  relations: 200,
  assessments: 100,
  documents: 30,
  people: 30,
  industries: 20,
} as const

/** Maximum number of neighbours: of the first step, and of the second step per neighbour. */
export const neighbourRoom = { first: 24, second: 5 } as const

/** Maximum number of nodes per branch; the rest is counted. */
export const branchSize = 50

type Met = { id: number; step: number; through: number | null }

/** Positions of a neighbourhood's nodes: the centre and two rings, outer nodes near the node that leads to them. */
export const placesOf = (nodes: readonly Met[]): Map<number, { x: number; y: number }> => {
  const first = nodes.filter(({ step }) => step === 1)
  const round = 2 * Math.PI
  const at = (angle: number, radius: number) => ({
    x: Math.round(radius * Math.cos(angle - Math.PI / 2)),
    y: Math.round(radius * Math.sin(angle - Math.PI / 2)),
  })
  const places = new Map<number, { x: number; y: number }>()
  for (const { id, step } of nodes) if (step === 0) places.set(id, { x: 0, y: 0 })
  first.forEach(({ id }, place) => {
    const angle = (round * place) / first.length
    places.set(id, at(angle, 190))
    const outer = nodes.filter(({ step, through }) => step === 2 && through === id)
    const width = round / first.length
    outer.forEach((one, n) =>
      places.set(one.id, at(angle + width * ((n + 1) / (outer.length + 1) - 0.5), 360)),
    )
  })
  return places
}
