import { defineQuery } from 'groq'
import { actionFields, pictureFields, sectionFields, videoFields } from './fragments.ts'
import { localized } from './localized.ts'

/** The landing page's own document; cards that are documents of their own have their own queries. */
export const homePageQuery = defineQuery(`*[_id == "homePage"][0]{
  _createdAt,
  seo{ ${localized('title')}, ${localized('description')} },
  hero{
    ${sectionFields},
    ${localized('badge')},
    ${localized('startLabel')},
    ${localized('demoLabel')},
    ${localized('plansLabel')},
    ${localized('freeLabel')},
    image{ ${pictureFields} }
  },
  levels{ ${sectionFields} },
  features{
    ${sectionFields},
    items[]{ _key, icon, ${localized('title')}, ${localized('text')}, target }
  },
  reserve{ ${sectionFields}, action{ ${actionFields} } },
  testimonials{ ${sectionFields} },
  blog{ ${sectionFields}, ${localized('moreLabel')} },
  freeLessons{
    ${sectionFields},
    lessons[]{ _key, ${localized('title')}, ${localized('text')}, minutes, target }
  },
  premiumCurriculum{
    ${sectionFields},
    teaserPrice,
    modules[]{
      _key,
      ${localized('title')},
      ${localized('text')},
      topics[]{ _key, ${localized('text')} }
    },
    action{ ${actionFields} }
  },
  benefits{
    ${sectionFields},
    items[]{ _key, icon, ${localized('title')}, ${localized('text')} }
  },
  learningPath{
    ${sectionFields},
    steps[]{ _key, ${localized('weeks')}, ${localized('title')}, ${localized('text')} }
  },
  tools{
    ${sectionFields},
    items[]{ _key, icon, ${localized('title')}, ${localized('text')}, target }
  },
  songs{ ${sectionFields}, action{ ${actionFields} } },
  feedback{ ${sectionFields}, action{ ${actionFields} } },
  comparison{
    ${sectionFields},
    rows[]{ _key, ${localized('label')}, ${localized('grumete')}, ${localized('capitan')}, soon }
  },
  videos{ ${sectionFields}, items[]{ _key, ${videoFields} } },
  marquee{ ${sectionFields} }
}`)
