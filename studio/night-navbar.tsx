import { Card } from '@sanity/ui'
import type { NavbarProps } from 'sanity'

/** The bar above every tool is the night of the site, whatever the scheme of the forms below it. */
export function NightNavbar(props: NavbarProps) {
  return <Card scheme="dark">{props.renderDefault(props)}</Card>
}
