/** Title and introduction of a page. */
export interface Heading {
  title: string
  intro: string
}
