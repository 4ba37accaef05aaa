/** Material's Button as features may still import it: the build puts the product's own in its place. */
export { Button as default } from './Button.tsx'
