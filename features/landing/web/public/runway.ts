/** A lamp of the centre line: its position and apparent size, in a picture of 560 × 420. */
export type Lamp = { x: number; y: number; width: number; height: number; state: LampState }

/** States of a task; the picture has one lamp per task. */
export type LampState = 'accepted' | 'done' | 'work' | 'ahead'

/** Vanishing point, and the near edge of the ground. */
export const vanishing = { x: 280, y: 168 }
const nearEdge = 420
const halfWidth = 210

/** Scale of things `steps` lamps away from the viewer; 1 at the near edge. */
const scaleAt = (steps: number): number => 1 / (1 + steps * 0.38)

/** Height of the ground at a distance. */
const groundAt = (scale: number): number => vanishing.y + (nearEdge - vanishing.y) * scale

const states: readonly LampState[] = [
  'accepted',
  'accepted',
  'accepted',
  'done',
  'work',
  'ahead',
  'ahead',
  'ahead',
]

/** Lamps of the picture: three tasks accepted, one under review, one in progress, the rest to come. */
export const lamps: readonly Lamp[] = states.map((state, index) => {
  const near = scaleAt(index + 0.05)
  const far = scaleAt(index + 0.7)
  const y = groundAt(far)
  return { x: vanishing.x, y, width: 22 * near, height: groundAt(near) - y, state }
})

/** Lights along both edges, from near to far. */
export const edgeLights = Array.from({ length: 22 }, (_, index) => {
  const scale = scaleAt(index * 0.5 + 0.05)
  return { y: groundAt(scale), offset: halfWidth * scale, radius: Math.max(4.2 * scale, 0.8) }
})

/** Outline of the paved ground. */
export const ground = `M${vanishing.x - 4} ${vanishing.y}h8L${vanishing.x + halfWidth + 14} ${nearEdge}H${vanishing.x - halfWidth - 14}Z`

/** Centre of the last lamp of a state: its label points there. */
export const middleOf = (state: LampState): { x: number; y: number } => {
  const lamp = lamps.findLast((one) => one.state === state) ?? lamps[0]!
  return { x: lamp.x, y: lamp.y + lamp.height / 2 }
}
