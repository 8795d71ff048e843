// Generated from the schemas and queries by `npm run types`.
export declare const internalGroqTypeReferenceTo: unique symbol;

// Source: schemas/schema.generated.json
export type InternationalizedArrayTextValue = {
  _type: "internationalizedArrayTextValue";
  value?: string;
  language?: string;
};

export type InternationalizedArrayStringValue = {
  _type: "internationalizedArrayStringValue";
  value?: string;
  language?: string;
};

export type InternationalizedArrayText = Array<{
  _key: string;
} & InternationalizedArrayTextValue>;

export type InternationalizedArrayString = Array<{
  _key: string;
} & InternationalizedArrayStringValue>;

export type Video = {
  _type: "video";
  videoId?: string;
  title?: InternationalizedArrayString;
  poster?: Picture;
};

export type CallToAction = {
  _type: "callToAction";
  label?: InternationalizedArrayString;
  target?: string;
};

export type Seo = {
  _type: "seo";
  title?: InternationalizedArrayString;
  description?: InternationalizedArrayText;
};

export type SanityImageAssetReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "sanity.imageAsset";
};

export type Picture = {
  _type: "picture";
  asset?: SanityImageAssetReference;
  media?: unknown;
  hotspot?: SanityImageHotspot;
  crop?: SanityImageCrop;
  alt?: InternationalizedArrayString;
};

export type SongGenre = {
  _id: string;
  _type: "songGenre";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  name?: InternationalizedArrayString;
  slug?: Slug;
  order?: number;
  description?: InternationalizedArrayText;
  icon?: "anchor" | "audio-lines" | "award" | "book-open" | "calendar" | "compass" | "crown" | "drum" | "flame" | "gauge" | "gem" | "gift" | "guitar" | "headphones" | "life-buoy" | "map" | "metronome" | "mic" | "mic-vocal" | "moon" | "music" | "piano" | "scroll" | "ship" | "ship-wheel" | "skull" | "sparkles" | "star" | "swords" | "tag" | "tree-palm" | "trophy" | "users" | "video" | "waves" | "wrench" | "zap";
  image?: Picture;
};

export type Slug = {
  _type: "slug";
  current?: string;
  source?: string;
};

export type Article = {
  _id: string;
  _type: "article";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: InternationalizedArrayString;
  slug?: Slug;
  summary?: InternationalizedArrayText;
  tags?: Array<string>;
  publishedAt?: string;
  cover?: Picture;
};

export type LevelReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "level";
};

export type Testimonial = {
  _id: string;
  _type: "testimonial";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  name?: string;
  level?: LevelReference;
  quote?: InternationalizedArrayText;
  image?: Picture;
  order?: number;
};

export type Plan = {
  _id: string;
  _type: "plan";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  name?: InternationalizedArrayString;
  slug?: Slug;
  order?: number;
  icon?: "anchor" | "audio-lines" | "award" | "book-open" | "calendar" | "compass" | "crown" | "drum" | "flame" | "gauge" | "gem" | "gift" | "guitar" | "headphones" | "life-buoy" | "map" | "metronome" | "mic" | "mic-vocal" | "moon" | "music" | "piano" | "scroll" | "ship" | "ship-wheel" | "skull" | "sparkles" | "star" | "swords" | "tag" | "tree-palm" | "trophy" | "users" | "video" | "waves" | "wrench" | "zap";
  price?: {
    monthly?: number;
    annually?: number;
  };
  features?: Array<{
    text?: InternationalizedArrayString;
    _type: "planFeature";
    _key: string;
  }>;
  isPremium?: boolean;
  isPopular?: boolean;
  buttonText?: InternationalizedArrayString;
};

export type PaletteColorReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "paletteColor";
};

export type Level = {
  _id: string;
  _type: "level";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  name?: InternationalizedArrayString;
  slug?: Slug;
  order?: number;
  subtitle?: InternationalizedArrayString;
  summary?: InternationalizedArrayText;
  description?: InternationalizedArrayText;
  quote?: {
    text?: InternationalizedArrayText;
    author?: string;
  };
  icon?: "anchor" | "audio-lines" | "award" | "book-open" | "calendar" | "compass" | "crown" | "drum" | "flame" | "gauge" | "gem" | "gift" | "guitar" | "headphones" | "life-buoy" | "map" | "metronome" | "mic" | "mic-vocal" | "moon" | "music" | "piano" | "scroll" | "ship" | "ship-wheel" | "skull" | "sparkles" | "star" | "swords" | "tag" | "tree-palm" | "trophy" | "users" | "video" | "waves" | "wrench" | "zap";
  color?: PaletteColorReference;
  image?: Picture;
  video?: Video;
};

export type PaletteColor = {
  _id: string;
  _type: "paletteColor";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  name?: InternationalizedArrayString;
  hex?: string;
  variable?: string;
  order?: number;
};

export type Page = {
  _id: string;
  _type: "page";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: InternationalizedArrayString;
  slug?: Slug;
  intro?: InternationalizedArrayText;
  seo?: Seo;
};

export type HomePage = {
  _id: string;
  _type: "homePage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  seo?: Seo;
  hero?: {
    title?: InternationalizedArrayString;
    intro?: InternationalizedArrayText;
    badge?: InternationalizedArrayString;
    startLabel?: InternationalizedArrayString;
    demoLabel?: InternationalizedArrayString;
    plansLabel?: InternationalizedArrayString;
    freeLabel?: InternationalizedArrayString;
    image?: Picture;
  };
  levels?: {
    title?: InternationalizedArrayString;
    intro?: InternationalizedArrayText;
  };
  features?: {
    title?: InternationalizedArrayString;
    intro?: InternationalizedArrayText;
    items?: Array<{
      icon?: "anchor" | "audio-lines" | "award" | "book-open" | "calendar" | "compass" | "crown" | "drum" | "flame" | "gauge" | "gem" | "gift" | "guitar" | "headphones" | "life-buoy" | "map" | "metronome" | "mic" | "mic-vocal" | "moon" | "music" | "piano" | "scroll" | "ship" | "ship-wheel" | "skull" | "sparkles" | "star" | "swords" | "tag" | "tree-palm" | "trophy" | "users" | "video" | "waves" | "wrench" | "zap";
      title?: InternationalizedArrayString;
      text?: InternationalizedArrayText;
      target?: string;
      _type: "feature";
      _key: string;
    }>;
  };
  reserve?: {
    title?: InternationalizedArrayString;
    intro?: InternationalizedArrayText;
    action?: CallToAction;
  };
  testimonials?: {
    title?: InternationalizedArrayString;
    intro?: InternationalizedArrayText;
  };
  blog?: {
    title?: InternationalizedArrayString;
    intro?: InternationalizedArrayText;
    moreLabel?: InternationalizedArrayString;
  };
  freeLessons?: {
    title?: InternationalizedArrayString;
    intro?: InternationalizedArrayText;
    lessons?: Array<{
      title?: InternationalizedArrayString;
      text?: InternationalizedArrayText;
      minutes?: number;
      target?: string;
      _type: "lesson";
      _key: string;
    }>;
  };
  premiumCurriculum?: {
    title?: InternationalizedArrayString;
    intro?: InternationalizedArrayText;
    teaserPrice?: number;
    modules?: Array<{
      title?: InternationalizedArrayString;
      text?: InternationalizedArrayText;
      topics?: Array<{
        text?: InternationalizedArrayString;
        _type: "topic";
        _key: string;
      }>;
      _type: "module";
      _key: string;
    }>;
    action?: CallToAction;
  };
  benefits?: {
    title?: InternationalizedArrayString;
    intro?: InternationalizedArrayText;
    items?: Array<{
      icon?: "anchor" | "audio-lines" | "award" | "book-open" | "calendar" | "compass" | "crown" | "drum" | "flame" | "gauge" | "gem" | "gift" | "guitar" | "headphones" | "life-buoy" | "map" | "metronome" | "mic" | "mic-vocal" | "moon" | "music" | "piano" | "scroll" | "ship" | "ship-wheel" | "skull" | "sparkles" | "star" | "swords" | "tag" | "tree-palm" | "trophy" | "users" | "video" | "waves" | "wrench" | "zap";
      title?: InternationalizedArrayString;
      text?: InternationalizedArrayText;
      _type: "benefit";
      _key: string;
    }>;
  };
  learningPath?: {
    title?: InternationalizedArrayString;
    intro?: InternationalizedArrayText;
    steps?: Array<{
      weeks?: InternationalizedArrayString;
      title?: InternationalizedArrayString;
      text?: InternationalizedArrayText;
      _type: "step";
      _key: string;
    }>;
  };
  tools?: {
    title?: InternationalizedArrayString;
    intro?: InternationalizedArrayText;
    items?: Array<{
      icon?: "anchor" | "audio-lines" | "award" | "book-open" | "calendar" | "compass" | "crown" | "drum" | "flame" | "gauge" | "gem" | "gift" | "guitar" | "headphones" | "life-buoy" | "map" | "metronome" | "mic" | "mic-vocal" | "moon" | "music" | "piano" | "scroll" | "ship" | "ship-wheel" | "skull" | "sparkles" | "star" | "swords" | "tag" | "tree-palm" | "trophy" | "users" | "video" | "waves" | "wrench" | "zap";
      title?: InternationalizedArrayString;
      text?: InternationalizedArrayText;
      target?: string;
      _type: "tool";
      _key: string;
    }>;
  };
  songs?: {
    title?: InternationalizedArrayString;
    intro?: InternationalizedArrayText;
    action?: CallToAction;
  };
  feedback?: {
    title?: InternationalizedArrayString;
    intro?: InternationalizedArrayText;
    action?: CallToAction;
  };
  comparison?: {
    title?: InternationalizedArrayString;
    intro?: InternationalizedArrayText;
    rows?: Array<{
      label?: InternationalizedArrayString;
      grumete?: InternationalizedArrayString;
      capitan?: InternationalizedArrayString;
      _type: "comparisonRow";
      _key: string;
    }>;
  };
  videos?: {
    title?: InternationalizedArrayString;
    intro?: InternationalizedArrayText;
    items?: Array<{
      _key: string;
    } & Video>;
  };
  marquee?: {
    title?: InternationalizedArrayString;
    intro?: InternationalizedArrayText;
  };
};

export type SanityImageCrop = {
  _type: "sanity.imageCrop";
  top?: number;
  bottom?: number;
  left?: number;
  right?: number;
};

export type SanityImageHotspot = {
  _type: "sanity.imageHotspot";
  x?: number;
  y?: number;
  height?: number;
  width?: number;
};

export type SiteSettings = {
  _id: string;
  _type: "siteSettings";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: InternationalizedArrayString;
  description?: InternationalizedArrayText;
  contactEmail?: string;
  whatsapp?: {
    number?: string;
    message?: InternationalizedArrayString;
  };
  newsletter?: {
    title?: InternationalizedArrayString;
    text?: InternationalizedArrayText;
    buttonLabel?: InternationalizedArrayString;
  };
  footerText?: InternationalizedArrayString;
  access?: boolean;
  memberships?: boolean;
  levelUploads?: boolean;
  songRequests?: boolean;
};

export type SanityImagePaletteSwatch = {
  _type: "sanity.imagePaletteSwatch";
  background?: string;
  foreground?: string;
  population?: number;
  title?: string;
};

export type SanityImagePalette = {
  _type: "sanity.imagePalette";
  darkMuted?: SanityImagePaletteSwatch;
  lightVibrant?: SanityImagePaletteSwatch;
  darkVibrant?: SanityImagePaletteSwatch;
  vibrant?: SanityImagePaletteSwatch;
  dominant?: SanityImagePaletteSwatch;
  lightMuted?: SanityImagePaletteSwatch;
  muted?: SanityImagePaletteSwatch;
};

export type SanityImageDimensions = {
  _type: "sanity.imageDimensions";
  height?: number;
  width?: number;
  aspectRatio?: number;
};

export type SanityImageMetadata = {
  _type: "sanity.imageMetadata";
  location?: Geopoint;
  dimensions?: SanityImageDimensions;
  palette?: SanityImagePalette;
  lqip?: string;
  blurHash?: string;
  thumbHash?: string;
  hasAlpha?: boolean;
  isOpaque?: boolean;
};

export type SanityFileAsset = {
  _id: string;
  _type: "sanity.fileAsset";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  originalFilename?: string;
  label?: string;
  title?: string;
  description?: string;
  altText?: string;
  sha1hash?: string;
  extension?: string;
  mimeType?: string;
  size?: number;
  assetId?: string;
  uploadId?: string;
  path?: string;
  url?: string;
  source?: SanityAssetSourceData;
};

export type SanityAssetSourceData = {
  _type: "sanity.assetSourceData";
  name?: string;
  id?: string;
  url?: string;
};

export type SanityImageAsset = {
  _id: string;
  _type: "sanity.imageAsset";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  originalFilename?: string;
  label?: string;
  title?: string;
  description?: string;
  altText?: string;
  sha1hash?: string;
  extension?: string;
  mimeType?: string;
  size?: number;
  assetId?: string;
  uploadId?: string;
  path?: string;
  url?: string;
  metadata?: SanityImageMetadata;
  source?: SanityAssetSourceData;
};

export type Geopoint = {
  _type: "geopoint";
  lat?: number;
  lng?: number;
  alt?: number;
};

export type AllSanitySchemaTypes = InternationalizedArrayTextValue | InternationalizedArrayStringValue | InternationalizedArrayText | InternationalizedArrayString | Video | CallToAction | Seo | SanityImageAssetReference | Picture | SongGenre | Slug | Article | LevelReference | Testimonial | Plan | PaletteColorReference | Level | PaletteColor | Page | HomePage | SanityImageCrop | SanityImageHotspot | SiteSettings | SanityImagePaletteSwatch | SanityImagePalette | SanityImageDimensions | SanityImageMetadata | SanityFileAsset | SanityAssetSourceData | SanityImageAsset | Geopoint;

// Source: app/content/article.server.ts
// Variable: latestArticlesQuery
// Query: *[_type == "article"] | order(publishedAt desc)[0...6]{  _id,  "slug": slug.current,  "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),  "summary": coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value),  tags,  publishedAt,  cover{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) }}
export type LatestArticlesQueryResult = Array<{
  _id: string;
  slug: string | null;
  title: string | null;
  summary: string | null;
  tags: Array<string> | null;
  publishedAt: string | null;
  cover: {
    asset: {
      _id: string;
      metadata: {
        lqip: string | null;
        dimensions: {
          width: number | null;
          height: number | null;
        } | null;
      } | null;
    } | null;
    hotspot: SanityImageHotspot | null;
    crop: SanityImageCrop | null;
    alt: string | null;
  } | null;
}>;

// Source: app/content/home.query.ts
// Variable: homePageQuery
// Query: *[_id == "homePage"][0]{  seo{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "description": coalesce(description[language == $lng][0].value, description[language == "es"][0].value) },  hero{    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),    "badge": coalesce(badge[language == $lng][0].value, badge[language == "es"][0].value),    "startLabel": coalesce(startLabel[language == $lng][0].value, startLabel[language == "es"][0].value),    "demoLabel": coalesce(demoLabel[language == $lng][0].value, demoLabel[language == "es"][0].value),    "plansLabel": coalesce(plansLabel[language == $lng][0].value, plansLabel[language == "es"][0].value),    "freeLabel": coalesce(freeLabel[language == $lng][0].value, freeLabel[language == "es"][0].value),    image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) }  },  levels{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value) },  features{    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),    items[]{ _key, icon, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "text": coalesce(text[language == $lng][0].value, text[language == "es"][0].value), target }  },  reserve{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value), action{ "label": coalesce(label[language == $lng][0].value, label[language == "es"][0].value), target } },  testimonials{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value) },  blog{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value), "moreLabel": coalesce(moreLabel[language == $lng][0].value, moreLabel[language == "es"][0].value) },  freeLessons{    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),    lessons[]{ _key, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "text": coalesce(text[language == $lng][0].value, text[language == "es"][0].value), minutes, target }  },  premiumCurriculum{    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),    teaserPrice,    modules[]{      _key,      "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),      "text": coalesce(text[language == $lng][0].value, text[language == "es"][0].value),      topics[]{ _key, "text": coalesce(text[language == $lng][0].value, text[language == "es"][0].value) }    },    action{ "label": coalesce(label[language == $lng][0].value, label[language == "es"][0].value), target }  },  benefits{    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),    items[]{ _key, icon, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "text": coalesce(text[language == $lng][0].value, text[language == "es"][0].value) }  },  learningPath{    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),    steps[]{ _key, "weeks": coalesce(weeks[language == $lng][0].value, weeks[language == "es"][0].value), "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "text": coalesce(text[language == $lng][0].value, text[language == "es"][0].value) }  },  tools{    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),    items[]{ _key, icon, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "text": coalesce(text[language == $lng][0].value, text[language == "es"][0].value), target }  },  songs{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value), action{ "label": coalesce(label[language == $lng][0].value, label[language == "es"][0].value), target } },  feedback{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value), action{ "label": coalesce(label[language == $lng][0].value, label[language == "es"][0].value), target } },  comparison{    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),    rows[]{ _key, "label": coalesce(label[language == $lng][0].value, label[language == "es"][0].value), "grumete": coalesce(grumete[language == $lng][0].value, grumete[language == "es"][0].value), "capitan": coalesce(capitan[language == $lng][0].value, capitan[language == "es"][0].value) }  },  videos{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value), items[]{ _key, videoId, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) } } },  marquee{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value) }}
export type HomePageQueryResult = {
  seo: null;
  hero: null;
  levels: null;
  features: null;
  reserve: null;
  testimonials: null;
  blog: null;
  freeLessons: null;
  premiumCurriculum: null;
  benefits: null;
  learningPath: null;
  tools: null;
  songs: null;
  feedback: null;
  comparison: null;
  videos: null;
  marquee: null;
} | {
  seo: {
    title: string | null;
    description: string | null;
  } | null;
  hero: null;
  levels: null;
  features: null;
  reserve: null;
  testimonials: null;
  blog: null;
  freeLessons: null;
  premiumCurriculum: null;
  benefits: null;
  learningPath: null;
  tools: null;
  songs: null;
  feedback: null;
  comparison: null;
  videos: null;
  marquee: null;
} | {
  seo: {
    title: string | null;
    description: string | null;
  } | null;
  hero: {
    title: string | null;
    intro: string | null;
    badge: string | null;
    startLabel: string | null;
    demoLabel: string | null;
    plansLabel: string | null;
    freeLabel: string | null;
    image: {
      asset: {
        _id: string;
        metadata: {
          lqip: string | null;
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      alt: string | null;
    } | null;
  } | null;
  levels: {
    title: string | null;
    intro: string | null;
  } | null;
  features: {
    title: string | null;
    intro: string | null;
    items: Array<{
      _key: string;
      icon: "anchor" | "audio-lines" | "award" | "book-open" | "calendar" | "compass" | "crown" | "drum" | "flame" | "gauge" | "gem" | "gift" | "guitar" | "headphones" | "life-buoy" | "map" | "metronome" | "mic-vocal" | "mic" | "moon" | "music" | "piano" | "scroll" | "ship-wheel" | "ship" | "skull" | "sparkles" | "star" | "swords" | "tag" | "tree-palm" | "trophy" | "users" | "video" | "waves" | "wrench" | "zap" | null;
      title: string | null;
      text: string | null;
      target: string | null;
    }> | null;
  } | null;
  reserve: {
    title: string | null;
    intro: string | null;
    action: {
      label: string | null;
      target: string | null;
    } | null;
  } | null;
  testimonials: {
    title: string | null;
    intro: string | null;
  } | null;
  blog: {
    title: string | null;
    intro: string | null;
    moreLabel: string | null;
  } | null;
  freeLessons: {
    title: string | null;
    intro: string | null;
    lessons: Array<{
      _key: string;
      title: string | null;
      text: string | null;
      minutes: number | null;
      target: string | null;
    }> | null;
  } | null;
  premiumCurriculum: {
    title: string | null;
    intro: string | null;
    teaserPrice: number | null;
    modules: Array<{
      _key: string;
      title: string | null;
      text: string | null;
      topics: Array<{
        _key: string;
        text: string | null;
      }> | null;
    }> | null;
    action: {
      label: string | null;
      target: string | null;
    } | null;
  } | null;
  benefits: {
    title: string | null;
    intro: string | null;
    items: Array<{
      _key: string;
      icon: "anchor" | "audio-lines" | "award" | "book-open" | "calendar" | "compass" | "crown" | "drum" | "flame" | "gauge" | "gem" | "gift" | "guitar" | "headphones" | "life-buoy" | "map" | "metronome" | "mic-vocal" | "mic" | "moon" | "music" | "piano" | "scroll" | "ship-wheel" | "ship" | "skull" | "sparkles" | "star" | "swords" | "tag" | "tree-palm" | "trophy" | "users" | "video" | "waves" | "wrench" | "zap" | null;
      title: string | null;
      text: string | null;
    }> | null;
  } | null;
  learningPath: {
    title: string | null;
    intro: string | null;
    steps: Array<{
      _key: string;
      weeks: string | null;
      title: string | null;
      text: string | null;
    }> | null;
  } | null;
  tools: {
    title: string | null;
    intro: string | null;
    items: Array<{
      _key: string;
      icon: "anchor" | "audio-lines" | "award" | "book-open" | "calendar" | "compass" | "crown" | "drum" | "flame" | "gauge" | "gem" | "gift" | "guitar" | "headphones" | "life-buoy" | "map" | "metronome" | "mic-vocal" | "mic" | "moon" | "music" | "piano" | "scroll" | "ship-wheel" | "ship" | "skull" | "sparkles" | "star" | "swords" | "tag" | "tree-palm" | "trophy" | "users" | "video" | "waves" | "wrench" | "zap" | null;
      title: string | null;
      text: string | null;
      target: string | null;
    }> | null;
  } | null;
  songs: {
    title: string | null;
    intro: string | null;
    action: {
      label: string | null;
      target: string | null;
    } | null;
  } | null;
  feedback: {
    title: string | null;
    intro: string | null;
    action: {
      label: string | null;
      target: string | null;
    } | null;
  } | null;
  comparison: {
    title: string | null;
    intro: string | null;
    rows: Array<{
      _key: string;
      label: string | null;
      grumete: string | null;
      capitan: string | null;
    }> | null;
  } | null;
  videos: {
    title: string | null;
    intro: string | null;
    items: Array<{
      _key: string;
      videoId: string | null;
      title: string | null;
      poster: {
        asset: {
          _id: string;
          metadata: {
            lqip: string | null;
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
        hotspot: SanityImageHotspot | null;
        crop: SanityImageCrop | null;
        alt: string | null;
      } | null;
    }> | null;
  } | null;
  marquee: {
    title: string | null;
    intro: string | null;
  } | null;
} | null;

// Source: app/content/level.server.ts
// Variable: levelsQuery
// Query: *[_type == "level"] | order(order asc){  _id,  "slug": slug.current,  "name": coalesce(name[language == $lng][0].value, name[language == "es"][0].value),  "subtitle": coalesce(subtitle[language == $lng][0].value, subtitle[language == "es"][0].value),  "summary": coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value),  "description": coalesce(description[language == $lng][0].value, description[language == "es"][0].value),  icon,  "color": color->variable,  quote{ "text": coalesce(text[language == $lng][0].value, text[language == "es"][0].value), author },  image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) },  video{ videoId, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) } }}
export type LevelsQueryResult = Array<{
  _id: string;
  slug: string | null;
  name: string | null;
  subtitle: string | null;
  summary: string | null;
  description: string | null;
  icon: "anchor" | "audio-lines" | "award" | "book-open" | "calendar" | "compass" | "crown" | "drum" | "flame" | "gauge" | "gem" | "gift" | "guitar" | "headphones" | "life-buoy" | "map" | "metronome" | "mic-vocal" | "mic" | "moon" | "music" | "piano" | "scroll" | "ship-wheel" | "ship" | "skull" | "sparkles" | "star" | "swords" | "tag" | "tree-palm" | "trophy" | "users" | "video" | "waves" | "wrench" | "zap" | null;
  color: string | null;
  quote: {
    text: string | null;
    author: string | null;
  } | null;
  image: {
    asset: {
      _id: string;
      metadata: {
        lqip: string | null;
        dimensions: {
          width: number | null;
          height: number | null;
        } | null;
      } | null;
    } | null;
    hotspot: SanityImageHotspot | null;
    crop: SanityImageCrop | null;
    alt: string | null;
  } | null;
  video: {
    videoId: string | null;
    title: string | null;
    poster: {
      asset: {
        _id: string;
        metadata: {
          lqip: string | null;
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      alt: string | null;
    } | null;
  } | null;
}>;

// Source: app/content/page.server.ts
// Variable: pageQuery
// Query: *[_type == "page" && slug.current == $slug][0]{  _id,  "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),  "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),  seo{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "description": coalesce(description[language == $lng][0].value, description[language == "es"][0].value) }}
export type PageQueryResult = {
  _id: string;
  title: string | null;
  intro: string | null;
  seo: {
    title: string | null;
    description: string | null;
  } | null;
} | null;

// Source: app/content/palette.server.ts
// Variable: paletteQuery
// Query: *[_type == "paletteColor"] | order(order asc){ _id, hex, variable }
export type PaletteQueryResult = Array<{
  _id: string;
  hex: string | null;
  variable: string | null;
}>;

// Source: app/content/settings.server.ts
// Variable: settingsQuery
// Query: *[_id == "siteSettings"][0]{  "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),  "description": coalesce(description[language == $lng][0].value, description[language == "es"][0].value),  "footerText": coalesce(footerText[language == $lng][0].value, footerText[language == "es"][0].value),  whatsapp{ number, "message": coalesce(message[language == $lng][0].value, message[language == "es"][0].value) },  access,  levelUploads}
export type SettingsQueryResult = {
  title: null;
  description: null;
  footerText: null;
  whatsapp: null;
  access: null;
  levelUploads: null;
} | {
  title: string | null;
  description: null;
  footerText: null;
  whatsapp: null;
  access: null;
  levelUploads: null;
} | {
  title: null;
  description: string | null;
  footerText: null;
  whatsapp: null;
  access: null;
  levelUploads: null;
} | {
  title: string | null;
  description: string | null;
  footerText: string | null;
  whatsapp: {
    number: string | null;
    message: string | null;
  } | null;
  access: boolean | null;
  levelUploads: boolean | null;
} | null;

// Source: app/content/song-genre.server.ts
// Variable: songGenresQuery
// Query: *[_type == "songGenre"] | order(order asc){  _id,  "slug": slug.current,  "name": coalesce(name[language == $lng][0].value, name[language == "es"][0].value),  "description": coalesce(description[language == $lng][0].value, description[language == "es"][0].value),  icon,  image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) }}
export type SongGenresQueryResult = Array<{
  _id: string;
  slug: string | null;
  name: string | null;
  description: string | null;
  icon: "anchor" | "audio-lines" | "award" | "book-open" | "calendar" | "compass" | "crown" | "drum" | "flame" | "gauge" | "gem" | "gift" | "guitar" | "headphones" | "life-buoy" | "map" | "metronome" | "mic-vocal" | "mic" | "moon" | "music" | "piano" | "scroll" | "ship-wheel" | "ship" | "skull" | "sparkles" | "star" | "swords" | "tag" | "tree-palm" | "trophy" | "users" | "video" | "waves" | "wrench" | "zap" | null;
  image: {
    asset: {
      _id: string;
      metadata: {
        lqip: string | null;
        dimensions: {
          width: number | null;
          height: number | null;
        } | null;
      } | null;
    } | null;
    hotspot: SanityImageHotspot | null;
    crop: SanityImageCrop | null;
    alt: string | null;
  } | null;
}>;

// Source: app/content/testimonial.server.ts
// Variable: testimonialsQuery
// Query: *[_type == "testimonial"] | order(order asc){  _id,  name,  "level": level->{ "name": coalesce(name[language == $lng][0].value, name[language == "es"][0].value) }.name,  "quote": coalesce(quote[language == $lng][0].value, quote[language == "es"][0].value),  image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) }}
export type TestimonialsQueryResult = Array<{
  _id: string;
  name: string | null;
  level: string | null;
  quote: string | null;
  image: {
    asset: {
      _id: string;
      metadata: {
        lqip: string | null;
        dimensions: {
          width: number | null;
          height: number | null;
        } | null;
      } | null;
    } | null;
    hotspot: SanityImageHotspot | null;
    crop: SanityImageCrop | null;
    alt: string | null;
  } | null;
}>;

// Query TypeMap
declare global {
  interface SanityQueries {
    "*[_type == \"article\"] | order(publishedAt desc)[0...6]{\n  _id,\n  \"slug\": slug.current,\n  \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n  \"summary\": coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value),\n  tags,\n  publishedAt,\n  cover{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) }\n}": LatestArticlesQueryResult;
    "*[_id == \"homePage\"][0]{\n  seo{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"description\": coalesce(description[language == $lng][0].value, description[language == \"es\"][0].value) },\n  hero{\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n    \"badge\": coalesce(badge[language == $lng][0].value, badge[language == \"es\"][0].value),\n    \"startLabel\": coalesce(startLabel[language == $lng][0].value, startLabel[language == \"es\"][0].value),\n    \"demoLabel\": coalesce(demoLabel[language == $lng][0].value, demoLabel[language == \"es\"][0].value),\n    \"plansLabel\": coalesce(plansLabel[language == $lng][0].value, plansLabel[language == \"es\"][0].value),\n    \"freeLabel\": coalesce(freeLabel[language == $lng][0].value, freeLabel[language == \"es\"][0].value),\n    image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) }\n  },\n  levels{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value) },\n  features{\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n    items[]{ _key, icon, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"text\": coalesce(text[language == $lng][0].value, text[language == \"es\"][0].value), target }\n  },\n  reserve{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value), action{ \"label\": coalesce(label[language == $lng][0].value, label[language == \"es\"][0].value), target } },\n  testimonials{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value) },\n  blog{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value), \"moreLabel\": coalesce(moreLabel[language == $lng][0].value, moreLabel[language == \"es\"][0].value) },\n  freeLessons{\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n    lessons[]{ _key, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"text\": coalesce(text[language == $lng][0].value, text[language == \"es\"][0].value), minutes, target }\n  },\n  premiumCurriculum{\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n    teaserPrice,\n    modules[]{\n      _key,\n      \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n      \"text\": coalesce(text[language == $lng][0].value, text[language == \"es\"][0].value),\n      topics[]{ _key, \"text\": coalesce(text[language == $lng][0].value, text[language == \"es\"][0].value) }\n    },\n    action{ \"label\": coalesce(label[language == $lng][0].value, label[language == \"es\"][0].value), target }\n  },\n  benefits{\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n    items[]{ _key, icon, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"text\": coalesce(text[language == $lng][0].value, text[language == \"es\"][0].value) }\n  },\n  learningPath{\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n    steps[]{ _key, \"weeks\": coalesce(weeks[language == $lng][0].value, weeks[language == \"es\"][0].value), \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"text\": coalesce(text[language == $lng][0].value, text[language == \"es\"][0].value) }\n  },\n  tools{\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n    items[]{ _key, icon, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"text\": coalesce(text[language == $lng][0].value, text[language == \"es\"][0].value), target }\n  },\n  songs{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value), action{ \"label\": coalesce(label[language == $lng][0].value, label[language == \"es\"][0].value), target } },\n  feedback{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value), action{ \"label\": coalesce(label[language == $lng][0].value, label[language == \"es\"][0].value), target } },\n  comparison{\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n    rows[]{ _key, \"label\": coalesce(label[language == $lng][0].value, label[language == \"es\"][0].value), \"grumete\": coalesce(grumete[language == $lng][0].value, grumete[language == \"es\"][0].value), \"capitan\": coalesce(capitan[language == $lng][0].value, capitan[language == \"es\"][0].value) }\n  },\n  videos{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value), items[]{ _key, videoId, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) } } },\n  marquee{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value) }\n}": HomePageQueryResult;
    "*[_type == \"level\"] | order(order asc){\n  _id,\n  \"slug\": slug.current,\n  \"name\": coalesce(name[language == $lng][0].value, name[language == \"es\"][0].value),\n  \"subtitle\": coalesce(subtitle[language == $lng][0].value, subtitle[language == \"es\"][0].value),\n  \"summary\": coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value),\n  \"description\": coalesce(description[language == $lng][0].value, description[language == \"es\"][0].value),\n  icon,\n  \"color\": color->variable,\n  quote{ \"text\": coalesce(text[language == $lng][0].value, text[language == \"es\"][0].value), author },\n  image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) },\n  video{ videoId, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) } }\n}": LevelsQueryResult;
    "*[_type == \"page\" && slug.current == $slug][0]{\n  _id,\n  \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n  \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n  seo{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"description\": coalesce(description[language == $lng][0].value, description[language == \"es\"][0].value) }\n}": PageQueryResult;
    "*[_type == \"paletteColor\"] | order(order asc){ _id, hex, variable }": PaletteQueryResult;
    "*[_id == \"siteSettings\"][0]{\n  \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n  \"description\": coalesce(description[language == $lng][0].value, description[language == \"es\"][0].value),\n  \"footerText\": coalesce(footerText[language == $lng][0].value, footerText[language == \"es\"][0].value),\n  whatsapp{ number, \"message\": coalesce(message[language == $lng][0].value, message[language == \"es\"][0].value) },\n  access,\n  levelUploads\n}": SettingsQueryResult;
    "*[_type == \"songGenre\"] | order(order asc){\n  _id,\n  \"slug\": slug.current,\n  \"name\": coalesce(name[language == $lng][0].value, name[language == \"es\"][0].value),\n  \"description\": coalesce(description[language == $lng][0].value, description[language == \"es\"][0].value),\n  icon,\n  image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) }\n}": SongGenresQueryResult;
    "*[_type == \"testimonial\"] | order(order asc){\n  _id,\n  name,\n  \"level\": level->{ \"name\": coalesce(name[language == $lng][0].value, name[language == \"es\"][0].value) }.name,\n  \"quote\": coalesce(quote[language == $lng][0].value, quote[language == \"es\"][0].value),\n  image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) }\n}": TestimonialsQueryResult;
  }
}
// Lets @sanity/client releases that predate the global registry read it too
declare module "@sanity/client" {
  interface SanityQueries extends globalThis.SanityQueries {}
}

