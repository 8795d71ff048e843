// Generated from the schemas and queries by `npm run types`.
export declare const internalGroqTypeReferenceTo: unique symbol;

// Source: schemas/schema.generated.json
export type Lyrics = {
  _type: "lyrics";
  text?: string;
};

export type PracticeMusic = string;

export type Practice = {
  _type: "practice";
  title?: string;
  text?: string;
  listen?: string;
  music?: PracticeMusic;
  firstBar?: number;
  lastBar?: number;
  tempo?: number;
  goal?: number;
  minutes?: number;
};

export type Callout = {
  _type: "callout";
  tone?: "tip" | "warning" | "exercise";
  title?: string;
  text?: string;
  tempo?: number;
};

export type SongSheet = {
  _type: "songSheet";
  full?: string;
  easy?: string;
  strum?: string;
  easyStrum?: string;
  groove?: "rock" | "pop" | "folk" | "waltz" | "blues" | "bossa" | "swing" | "metal";
  chords?: Array<{
    name?: string;
    frets?: string;
    fingers?: string;
    _type: "chord";
    _key: string;
  }>;
  melody?: Tablature;
  guitar?: Tablature;
};

export type Tablature = {
  _type: "tablature";
  title?: string;
  tab?: string;
  metre?: "4/4" | "3/4" | "2/4" | "6/8" | "12/8";
  tempo?: number;
  feel?: "straight" | "shuffle";
  capo?: number;
};

export type Chords = {
  _type: "chords";
  chords?: Array<{
    name?: string;
    frets?: string;
    fingers?: string;
    _type: "chord";
    _key: string;
  }>;
};

export type SanityImageAssetReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "sanity.imageAsset";
};

export type Figure = {
  _type: "figure";
  asset?: SanityImageAssetReference;
  media?: unknown;
  hotspot?: SanityImageHotspot;
  crop?: SanityImageCrop;
  alt?: string;
  caption?: string;
};

export type RichText = Array<{
  children?: Array<{
    marks?: Array<string>;
    text?: string;
    _type: "span";
    _key: string;
  }>;
  style?: "normal" | "h2" | "h3" | "blockquote";
  listItem?: "bullet" | "number";
  markDefs?: Array<{
    href?: string;
    _type: "link";
    _key: string;
  } | {
    language?: "es" | "en" | "fr" | "de" | "it" | "ru" | "zh" | "hi";
    _type: "foreign";
    _key: string;
  }>;
  level?: number;
  _type: "block";
  _key: string;
} | {
  _key: string;
} & Figure | {
  _key: string;
} & Chords | {
  _key: string;
} & Tablature | {
  _key: string;
} & Callout | {
  _key: string;
} & Practice | {
  _key: string;
} & Lyrics | {
  _key: string;
} & Video>;

export type Video = {
  _type: "video";
  videoId?: string;
  sample?: boolean;
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

export type Picture = {
  _type: "picture";
  asset?: SanityImageAssetReference;
  media?: unknown;
  hotspot?: SanityImageHotspot;
  crop?: SanityImageCrop;
  alt?: InternationalizedArrayString;
};

export type InterfaceTextKey = string;

export type InterfaceText = {
  _id: string;
  _type: "interfaceText";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  key?: InterfaceTextKey;
  text?: InternationalizedArrayString;
};

export type InternationalizedArrayString = Array<{
  _key: string;
} & InternationalizedArrayStringValue>;

export type HiddenMedium = {
  _id: string;
  _type: "hiddenMedium";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  path?: string;
  hiddenAt?: string;
};

export type InboxMessage = {
  _id: string;
  _type: "inboxMessage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  state?: "new" | "read" | "answered";
  kind?: "contact" | "testimonial" | "waitlist" | "newsletter";
  name?: string;
  email?: string;
  message?: string;
  page?: string;
  language?: "es" | "en" | "fr" | "de" | "it" | "ru" | "zh" | "hi";
  receivedAt?: string;
};

export type GalleryDecoration = {
  _id: string;
  _type: "galleryDecoration";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  order?: number;
  image?: Picture;
};

export type PartnerStore = {
  _id: string;
  _type: "partnerStore";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  name?: string;
  order?: number;
  logo?: Picture;
  url?: string;
};

export type ShopCategory = {
  _id: string;
  _type: "shopCategory";
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

export type InternationalizedArrayText = Array<{
  _key: string;
} & InternationalizedArrayTextValue>;

export type Slug = {
  _type: "slug";
  current?: string;
  source?: string;
};

export type SanityFileAssetReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "sanity.fileAsset";
};

export type MemberContent = {
  _id: string;
  _type: "memberContent";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  sheet?: SongSheet;
  body?: InternationalizedArrayRichText;
  downloads?: Array<{
    title?: InternationalizedArrayString;
    file?: {
      asset: SanityFileAssetReference;
      media?: unknown;
      _type: "file";
    };
    key?: InternationalizedArrayString;
    tempo?: number;
    chart?: string;
    _type: "download";
    _key: string;
  }>;
};

export type InternationalizedArrayRichText = Array<{
  _key: string;
} & InternationalizedArrayRichTextValue>;

export type Treasure = {
  _id: string;
  _type: "treasure";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: InternationalizedArrayString;
  slug?: Slug;
  order?: number;
  kind?: "theory" | "tracks" | "masterclass";
  description?: InternationalizedArrayText;
  icon?: "anchor" | "audio-lines" | "award" | "book-open" | "calendar" | "compass" | "crown" | "drum" | "flame" | "gauge" | "gem" | "gift" | "guitar" | "headphones" | "life-buoy" | "map" | "metronome" | "mic" | "mic-vocal" | "moon" | "music" | "piano" | "scroll" | "ship" | "ship-wheel" | "skull" | "sparkles" | "star" | "swords" | "tag" | "tree-palm" | "trophy" | "users" | "video" | "waves" | "wrench" | "zap";
  image?: Picture;
};

export type TechniqueSet = {
  _id: string;
  _type: "techniqueSet";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: InternationalizedArrayString;
  slug?: Slug;
  order?: number;
  description?: InternationalizedArrayText;
  techniques?: Array<{
    name?: InternationalizedArrayString;
    description?: InternationalizedArrayText;
    picture?: Picture;
    _type: "technique";
    _key: string;
  }>;
  image?: Picture;
};

export type SongGenreReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "songGenre";
};

export type LevelReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "level";
};

export type Song = {
  _id: string;
  _type: "song";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: InternationalizedArrayString;
  slug?: Slug;
  genre?: SongGenreReference;
  level?: LevelReference;
  order?: number;
  summary?: InternationalizedArrayText;
  open?: boolean;
  credits?: {
    words?: string;
    music?: string;
    year?: number;
    source?: InternationalizedArrayString;
    licence?: "traditional" | "publicDomain" | "written";
  };
  language?: string;
  metre?: "4/4" | "3/4" | "2/4" | "6/8" | "12/8";
  tempo?: number;
  feel?: "straight" | "shuffle";
  key?: string;
  capo?: number;
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

export type Tag = {
  _id: string;
  _type: "tag";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: InternationalizedArrayString;
  slug?: Slug;
};

export type TagReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "tag";
};

export type ArticleReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "article";
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
  tags?: Array<{
    _key: string;
  } & TagReference>;
  publishedAt?: string;
  cover?: Picture;
  author?: string;
  body?: InternationalizedArrayRichText;
  related?: Array<{
    _key: string;
  } & ArticleReference>;
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
  receivedAt?: string;
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

export type Lesson = {
  _id: string;
  _type: "lesson";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: InternationalizedArrayString;
  slug?: Slug;
  level?: LevelReference;
  order?: number;
  summary?: InternationalizedArrayText;
  minutes?: number;
  open?: boolean;
  video?: Video;
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
  tier?: "grumete" | "capitan";
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
  layout?: "reading" | "cards" | "soon" | "community" | "contact";
  scene?: "cabin" | "seal" | "stage" | "tavern" | "crewDeck" | "bow";
  placement?: Array<string>;
  image?: Picture;
  body?: InternationalizedArrayRichText;
  action?: CallToAction;
  cards?: Array<{
    icon?: "anchor" | "audio-lines" | "award" | "book-open" | "calendar" | "compass" | "crown" | "drum" | "flame" | "gauge" | "gem" | "gift" | "guitar" | "headphones" | "life-buoy" | "map" | "metronome" | "mic" | "mic-vocal" | "moon" | "music" | "piano" | "scroll" | "ship" | "ship-wheel" | "skull" | "sparkles" | "star" | "swords" | "tag" | "tree-palm" | "trophy" | "users" | "video" | "waves" | "wrench" | "zap";
    title?: InternationalizedArrayString;
    text?: InternationalizedArrayText;
    target?: string;
    _type: "pageCard";
    _key: string;
  }>;
  faq?: Array<{
    question?: InternationalizedArrayString;
    answer?: InternationalizedArrayText;
    _type: "pageQuestion";
    _key: string;
  }>;
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
      soon?: boolean;
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
  social?: Array<{
    label?: string;
    url?: string;
    _type: "socialLink";
    _key: string;
  }>;
  payments?: Array<string>;
  tutorials?: {
    channelName?: string;
    uploads?: string;
    uploadsPoster?: Picture;
    videos?: Array<{
      _key: string;
    } & Video>;
  };
  access?: boolean;
  memberships?: boolean;
  levelUploads?: boolean;
  songRequests?: boolean;
};

export type InternationalizedArrayRichTextValue = {
  _type: "internationalizedArrayRichTextValue";
  value?: RichText;
  language?: string;
  translatedFrom?: string;
};

export type InternationalizedArrayTextValue = {
  _type: "internationalizedArrayTextValue";
  value?: string;
  language?: string;
  translatedFrom?: string;
};

export type InternationalizedArrayStringValue = {
  _type: "internationalizedArrayStringValue";
  value?: string;
  language?: string;
  translatedFrom?: string;
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

export type AllSanitySchemaTypes = Lyrics | PracticeMusic | Practice | Callout | SongSheet | Tablature | Chords | SanityImageAssetReference | Figure | RichText | Video | CallToAction | Seo | Picture | InterfaceTextKey | InterfaceText | InternationalizedArrayString | HiddenMedium | InboxMessage | GalleryDecoration | PartnerStore | ShopCategory | InternationalizedArrayText | Slug | SanityFileAssetReference | MemberContent | InternationalizedArrayRichText | Treasure | TechniqueSet | SongGenreReference | LevelReference | Song | SongGenre | Tag | TagReference | ArticleReference | Article | Testimonial | Plan | Lesson | PaletteColorReference | Level | PaletteColor | Page | HomePage | SiteSettings | InternationalizedArrayRichTextValue | InternationalizedArrayTextValue | InternationalizedArrayStringValue | SanityImageCrop | SanityImageHotspot | SanityImagePaletteSwatch | SanityImagePalette | SanityImageDimensions | SanityImageMetadata | SanityFileAsset | SanityAssetSourceData | SanityImageAsset | Geopoint;

// Source: app/content/article-page.server.ts
// Variable: articleQuery
// Query: *[_type == "article" && slug.current == $slug && dateTime(publishedAt) <= dateTime(now())][0]{    _id,  "slug": slug.current,  "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),  "summary": coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value),  tags[]->{ "slug": slug.current, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value) },  publishedAt,  cover{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) },  _updatedAt,  author,  "body": {    "own": body[language == $lng][0].value[]{   ...,  _type == "figure" => {    "asset": asset->{ _id, metadata{ lqip, dimensions{ width, height } } },    hotspot, crop, alt, caption  },  _type == "video" => { videoId, sample, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) } } },    "spanish": select($lng != "es" => body[language == "es"][0].value[]{   ...,  _type == "figure" => {    "asset": asset->{ _id, metadata{ lqip, dimensions{ width, height } } },    hotspot, crop, alt, caption  },  _type == "video" => { videoId, sample, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) } } })  },  "related": related[dateTime(@->publishedAt) <= dateTime(now())]->{   _id,  "slug": slug.current,  "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),  "summary": coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value),  tags[]->{ "slug": slug.current, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value) },  publishedAt,  cover{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) } },  "alike": *[_type == "article" && _id != ^._id && dateTime(publishedAt) <= dateTime(now()) && count(tags[@._ref in ^.^.tags[]._ref]) > 0]    | order(publishedAt desc)[0...3]{   _id,  "slug": slug.current,  "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),  "summary": coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value),  tags[]->{ "slug": slug.current, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value) },  publishedAt,  cover{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) } }}
export type ArticleQueryResult = {
  _id: string;
  slug: string | null;
  title: string | null;
  summary: string | null;
  tags: Array<{
    slug: string | null;
    title: string | null;
  }> | null;
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
  _updatedAt: string;
  author: string | null;
  body: {
    own: Array<{
      children?: Array<{
        marks?: Array<string>;
        text?: string;
        _type: "span";
        _key: string;
      }>;
      style?: "blockquote" | "h2" | "h3" | "normal";
      listItem?: "bullet" | "number";
      markDefs?: Array<{
        language?: "de" | "en" | "es" | "fr" | "hi" | "it" | "ru" | "zh";
        _type: "foreign";
        _key: string;
      } | {
        href?: string;
        _type: "link";
        _key: string;
      }>;
      level?: number;
      _type: "block";
      _key: string;
    } | {
      _key: string;
      _type: "callout";
      tone?: "exercise" | "tip" | "warning";
      title?: string;
      text?: string;
      tempo?: number;
    } | {
      _key: string;
      _type: "chords";
      chords?: Array<{
        name?: string;
        frets?: string;
        fingers?: string;
        _type: "chord";
        _key: string;
      }>;
    } | {
      _key: string;
      _type: "figure";
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
      media?: unknown;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      alt: string | null;
      caption: string | null;
    } | {
      _key: string;
      _type: "lyrics";
      text?: string;
    } | {
      _key: string;
      _type: "practice";
      title?: string;
      text?: string;
      listen?: string;
      music?: PracticeMusic;
      firstBar?: number;
      lastBar?: number;
      tempo?: number;
      goal?: number;
      minutes?: number;
    } | {
      _key: string;
      _type: "tablature";
      title?: string;
      tab?: string;
      metre?: "12/8" | "2/4" | "3/4" | "4/4" | "6/8";
      tempo?: number;
      feel?: "shuffle" | "straight";
      capo?: number;
    } | {
      _key: string;
      _type: "video";
      videoId: string | null;
      sample: boolean | null;
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
    spanish: Array<{
      children?: Array<{
        marks?: Array<string>;
        text?: string;
        _type: "span";
        _key: string;
      }>;
      style?: "blockquote" | "h2" | "h3" | "normal";
      listItem?: "bullet" | "number";
      markDefs?: Array<{
        language?: "de" | "en" | "es" | "fr" | "hi" | "it" | "ru" | "zh";
        _type: "foreign";
        _key: string;
      } | {
        href?: string;
        _type: "link";
        _key: string;
      }>;
      level?: number;
      _type: "block";
      _key: string;
    } | {
      _key: string;
      _type: "callout";
      tone?: "exercise" | "tip" | "warning";
      title?: string;
      text?: string;
      tempo?: number;
    } | {
      _key: string;
      _type: "chords";
      chords?: Array<{
        name?: string;
        frets?: string;
        fingers?: string;
        _type: "chord";
        _key: string;
      }>;
    } | {
      _key: string;
      _type: "figure";
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
      media?: unknown;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      alt: string | null;
      caption: string | null;
    } | {
      _key: string;
      _type: "lyrics";
      text?: string;
    } | {
      _key: string;
      _type: "practice";
      title?: string;
      text?: string;
      listen?: string;
      music?: PracticeMusic;
      firstBar?: number;
      lastBar?: number;
      tempo?: number;
      goal?: number;
      minutes?: number;
    } | {
      _key: string;
      _type: "tablature";
      title?: string;
      tab?: string;
      metre?: "12/8" | "2/4" | "3/4" | "4/4" | "6/8";
      tempo?: number;
      feel?: "shuffle" | "straight";
      capo?: number;
    } | {
      _key: string;
      _type: "video";
      videoId: string | null;
      sample: boolean | null;
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
  };
  related: Array<{
    _id: string;
    slug: string | null;
    title: string | null;
    summary: string | null;
    tags: Array<{
      slug: string | null;
      title: string | null;
    }> | null;
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
  }> | null;
  alike: Array<{
    _id: string;
    slug: string | null;
    title: string | null;
    summary: string | null;
    tags: Array<{
      slug: string | null;
      title: string | null;
    }> | null;
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
} | null;

// Source: app/content/article.server.ts
// Variable: latestArticlesQuery
// Query: *[_type == "article" && dateTime(publishedAt) <= dateTime(now())] | order(publishedAt desc)[0...6]{   _id,  "slug": slug.current,  "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),  "summary": coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value),  tags[]->{ "slug": slug.current, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value) },  publishedAt,  cover{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) } }
export type LatestArticlesQueryResult = Array<{
  _id: string;
  slug: string | null;
  title: string | null;
  summary: string | null;
  tags: Array<{
    slug: string | null;
    title: string | null;
  }> | null;
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

// Source: app/content/article.server.ts
// Variable: articlesQuery
// Query: *[_type == "article" && dateTime(publishedAt) <= dateTime(now())] | order(publishedAt desc){   _id,  "slug": slug.current,  "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),  "summary": coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value),  tags[]->{ "slug": slug.current, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value) },  publishedAt,  cover{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) } }
export type ArticlesQueryResult = Array<{
  _id: string;
  slug: string | null;
  title: string | null;
  summary: string | null;
  tags: Array<{
    slug: string | null;
    title: string | null;
  }> | null;
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

// Source: app/content/course.server.ts
// Variable: courseQuery
// Query: *[_type == "level"] | order(order asc){  _id,  "slug": slug.current,  "name": coalesce(name[language == $lng][0].value, name[language == "es"][0].value),  tier,  icon,  "color": color->variable,  "lessons": *[_type == "lesson" && level._ref == ^._id] | order(order asc){   _id,  "slug": slug.current,  "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),  "summary": coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value),  minutes,  "audience": select(open == true => "everybody", level->tier) }}
export type CourseQueryResult = Array<{
  _id: string;
  slug: string | null;
  name: string | null;
  tier: "capitan" | "grumete" | null;
  icon: "anchor" | "audio-lines" | "award" | "book-open" | "calendar" | "compass" | "crown" | "drum" | "flame" | "gauge" | "gem" | "gift" | "guitar" | "headphones" | "life-buoy" | "map" | "metronome" | "mic-vocal" | "mic" | "moon" | "music" | "piano" | "scroll" | "ship-wheel" | "ship" | "skull" | "sparkles" | "star" | "swords" | "tag" | "tree-palm" | "trophy" | "users" | "video" | "waves" | "wrench" | "zap" | null;
  color: string | null;
  lessons: Array<{
    _id: string;
    slug: string | null;
    title: string | null;
    summary: string | null;
    minutes: number | null;
    audience: "capitan" | "everybody" | "grumete" | null;
  }>;
}>;

// Source: app/content/course.server.ts
// Variable: firstLessonQuery
// Query: *[_type == "lesson" && select(open == true => "everybody", level->tier) in $audiences]    | order(level->order asc, order asc)[0]{      _id,      "slug": slug.current,      "level": level->slug.current    }
export type FirstLessonQueryResult = {
  _id: string;
  slug: string | null;
  level: string | null;
} | null;

// Source: app/content/due.server.ts
// Variable: nextDueQuery
// Query: *[_type == "article" && dateTime(publishedAt) > dateTime(now())]    | order(dateTime(publishedAt) asc)[0].publishedAt
export type NextDueQueryResult = string | null;

// Source: app/content/faq.server.ts
// Variable: faqQuery
// Query: *[_type == "page" && slug.current == $slug][0].faq[]{  _key,  "question": coalesce(question[language == $lng][0].value, question[language == "es"][0].value),  "answer": coalesce(answer[language == $lng][0].value, answer[language == "es"][0].value)}
export type FaqQueryResult = Array<{
  _key: string;
  question: string | null;
  answer: string | null;
}> | null;

// Source: app/content/gallery-decoration.server.ts
// Variable: galleryDecorationsQuery
// Query: *[_type == "galleryDecoration"] | order(order asc){ _id, image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) } }
export type GalleryDecorationsQueryResult = Array<{
  _id: string;
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

// Source: app/content/home.query.ts
// Variable: homePageQuery
// Query: *[_id == "homePage"][0]{  _createdAt,  seo{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "description": coalesce(description[language == $lng][0].value, description[language == "es"][0].value) },  hero{    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),    "badge": coalesce(badge[language == $lng][0].value, badge[language == "es"][0].value),    "startLabel": coalesce(startLabel[language == $lng][0].value, startLabel[language == "es"][0].value),    "demoLabel": coalesce(demoLabel[language == $lng][0].value, demoLabel[language == "es"][0].value),    "plansLabel": coalesce(plansLabel[language == $lng][0].value, plansLabel[language == "es"][0].value),    "freeLabel": coalesce(freeLabel[language == $lng][0].value, freeLabel[language == "es"][0].value),    image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) }  },  levels{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value) },  features{    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),    items[]{ _key, icon, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "text": coalesce(text[language == $lng][0].value, text[language == "es"][0].value), target }  },  reserve{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value), action{ "label": coalesce(label[language == $lng][0].value, label[language == "es"][0].value), target } },  testimonials{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value) },  blog{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value), "moreLabel": coalesce(moreLabel[language == $lng][0].value, moreLabel[language == "es"][0].value) },  freeLessons{    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),    lessons[]{ _key, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "text": coalesce(text[language == $lng][0].value, text[language == "es"][0].value), minutes, target }  },  premiumCurriculum{    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),    teaserPrice,    modules[]{      _key,      "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),      "text": coalesce(text[language == $lng][0].value, text[language == "es"][0].value),      topics[]{ _key, "text": coalesce(text[language == $lng][0].value, text[language == "es"][0].value) }    },    action{ "label": coalesce(label[language == $lng][0].value, label[language == "es"][0].value), target }  },  benefits{    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),    items[]{ _key, icon, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "text": coalesce(text[language == $lng][0].value, text[language == "es"][0].value) }  },  learningPath{    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),    steps[]{ _key, "weeks": coalesce(weeks[language == $lng][0].value, weeks[language == "es"][0].value), "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "text": coalesce(text[language == $lng][0].value, text[language == "es"][0].value) }  },  tools{    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),    items[]{ _key, icon, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "text": coalesce(text[language == $lng][0].value, text[language == "es"][0].value), target }  },  songs{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value), action{ "label": coalesce(label[language == $lng][0].value, label[language == "es"][0].value), target } },  feedback{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value), action{ "label": coalesce(label[language == $lng][0].value, label[language == "es"][0].value), target } },  comparison{    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),    rows[]{ _key, "label": coalesce(label[language == $lng][0].value, label[language == "es"][0].value), "grumete": coalesce(grumete[language == $lng][0].value, grumete[language == "es"][0].value), "capitan": coalesce(capitan[language == $lng][0].value, capitan[language == "es"][0].value), soon }  },  videos{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value), items[]{ _key, videoId, sample, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) } } },  marquee{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value) }}
export type HomePageQueryResult = {
  _createdAt: string;
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
  _createdAt: string;
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
  _createdAt: string;
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
      soon: boolean | null;
    }> | null;
  } | null;
  videos: {
    title: string | null;
    intro: string | null;
    items: Array<{
      _key: string;
      videoId: string | null;
      sample: boolean | null;
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

// Source: app/content/interface-text.server.ts
// Variable: interfaceTextsQuery
// Query: *[_type == "interfaceText" && defined(text[language == $lng][0].value)]{    _id,    key,    "text": text[language == $lng][0].value  }
export type InterfaceTextsQueryResult = Array<{
  _id: string;
  key: InterfaceTextKey | null;
  text: string | null;
}>;

// Source: app/content/lesson.server.ts
// Variable: lessonsQuery
// Query: *[_type == "lesson" && level->slug.current == $level] | order(order asc){   _id,  "slug": slug.current,  "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),  "summary": coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value),  minutes,  "audience": select(open == true => "everybody", level->tier) }
export type LessonsQueryResult = Array<{
  _id: string;
  slug: string | null;
  title: string | null;
  summary: string | null;
  minutes: number | null;
  audience: "capitan" | "everybody" | "grumete" | null;
}>;

// Source: app/content/lesson.server.ts
// Variable: lessonQuery
// Query: *[_type == "lesson" && slug.current == $slug && level->slug.current == $level][0]{      _id,  "slug": slug.current,  "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),  "summary": coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value),  minutes,  "audience": select(open == true => "everybody", level->tier),    _createdAt,    video{ videoId, sample, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) } },    "level": level->{      "slug": slug.current,      "name": coalesce(name[language == $lng][0].value, name[language == "es"][0].value),      icon,      "color": color->variable    },    "course": *[_type == "lesson" && level._ref == ^.level._ref] | order(order asc){      _id,      "slug": slug.current,      "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value)    }  }
export type LessonQueryResult = {
  _id: string;
  slug: string | null;
  title: string | null;
  summary: string | null;
  minutes: number | null;
  audience: "capitan" | "everybody" | "grumete" | null;
  _createdAt: string;
  video: {
    videoId: string | null;
    sample: boolean | null;
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
  level: {
    slug: string | null;
    name: string | null;
    icon: "anchor" | "audio-lines" | "award" | "book-open" | "calendar" | "compass" | "crown" | "drum" | "flame" | "gauge" | "gem" | "gift" | "guitar" | "headphones" | "life-buoy" | "map" | "metronome" | "mic-vocal" | "mic" | "moon" | "music" | "piano" | "scroll" | "ship-wheel" | "ship" | "skull" | "sparkles" | "star" | "swords" | "tag" | "tree-palm" | "trophy" | "users" | "video" | "waves" | "wrench" | "zap" | null;
    color: string | null;
  } | null;
  course: Array<{
    _id: string;
    slug: string | null;
    title: string | null;
  }>;
} | null;

// Source: app/content/level.server.ts
// Variable: levelsQuery
// Query: *[_type == "level"] | order(order asc){  _id,  _createdAt,  "slug": slug.current,  "name": coalesce(name[language == $lng][0].value, name[language == "es"][0].value),  "subtitle": coalesce(subtitle[language == $lng][0].value, subtitle[language == "es"][0].value),  "summary": coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value),  "description": coalesce(description[language == $lng][0].value, description[language == "es"][0].value),  tier,  icon,  "color": color->variable,  quote{ "text": coalesce(text[language == $lng][0].value, text[language == "es"][0].value), author },  image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) },  video{ videoId, sample, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) } }}
export type LevelsQueryResult = Array<{
  _id: string;
  _createdAt: string;
  slug: string | null;
  name: string | null;
  subtitle: string | null;
  summary: string | null;
  description: string | null;
  tier: "capitan" | "grumete" | null;
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
    sample: boolean | null;
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

// Source: app/content/member-content.server.ts
// Variable: memberContentQuery
// Query: *[_type == "memberContent" && _id == $id][0]{  _id,  "isTranslated": defined(body[language == $lng][0].value),  "body": {    "own": body[language == $lng][0].value[]{   ...,  _type == "figure" => {    "asset": asset->{ _id, metadata{ lqip, dimensions{ width, height } } },    hotspot, crop, alt, caption  },  _type == "video" => { videoId, sample, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) } } },    "spanish": select($lng != "es" => body[language == "es"][0].value[]{   ...,  _type == "figure" => {    "asset": asset->{ _id, metadata{ lqip, dimensions{ width, height } } },    hotspot, crop, alt, caption  },  _type == "video" => { videoId, sample, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) } } })  },  "downloads": downloads[]{   _key,  "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),  "key": coalesce(key[language == $lng][0].value, key[language == "es"][0].value),  tempo,  chart,  "file": file.asset->{ _id, mimeType, size, originalFilename } },  sheet{   full, easy, strum, easyStrum, groove,  chords[]{ _key, name, frets, fingers },  melody{ title, tab, metre, tempo, feel, capo },  guitar{ title, tab, metre, tempo, feel, capo } }}
export type MemberContentQueryResult = {
  _id: string;
  isTranslated: false | true;
  body: {
    own: Array<{
      children?: Array<{
        marks?: Array<string>;
        text?: string;
        _type: "span";
        _key: string;
      }>;
      style?: "blockquote" | "h2" | "h3" | "normal";
      listItem?: "bullet" | "number";
      markDefs?: Array<{
        language?: "de" | "en" | "es" | "fr" | "hi" | "it" | "ru" | "zh";
        _type: "foreign";
        _key: string;
      } | {
        href?: string;
        _type: "link";
        _key: string;
      }>;
      level?: number;
      _type: "block";
      _key: string;
    } | {
      _key: string;
      _type: "callout";
      tone?: "exercise" | "tip" | "warning";
      title?: string;
      text?: string;
      tempo?: number;
    } | {
      _key: string;
      _type: "chords";
      chords?: Array<{
        name?: string;
        frets?: string;
        fingers?: string;
        _type: "chord";
        _key: string;
      }>;
    } | {
      _key: string;
      _type: "figure";
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
      media?: unknown;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      alt: string | null;
      caption: string | null;
    } | {
      _key: string;
      _type: "lyrics";
      text?: string;
    } | {
      _key: string;
      _type: "practice";
      title?: string;
      text?: string;
      listen?: string;
      music?: PracticeMusic;
      firstBar?: number;
      lastBar?: number;
      tempo?: number;
      goal?: number;
      minutes?: number;
    } | {
      _key: string;
      _type: "tablature";
      title?: string;
      tab?: string;
      metre?: "12/8" | "2/4" | "3/4" | "4/4" | "6/8";
      tempo?: number;
      feel?: "shuffle" | "straight";
      capo?: number;
    } | {
      _key: string;
      _type: "video";
      videoId: string | null;
      sample: boolean | null;
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
    spanish: Array<{
      children?: Array<{
        marks?: Array<string>;
        text?: string;
        _type: "span";
        _key: string;
      }>;
      style?: "blockquote" | "h2" | "h3" | "normal";
      listItem?: "bullet" | "number";
      markDefs?: Array<{
        language?: "de" | "en" | "es" | "fr" | "hi" | "it" | "ru" | "zh";
        _type: "foreign";
        _key: string;
      } | {
        href?: string;
        _type: "link";
        _key: string;
      }>;
      level?: number;
      _type: "block";
      _key: string;
    } | {
      _key: string;
      _type: "callout";
      tone?: "exercise" | "tip" | "warning";
      title?: string;
      text?: string;
      tempo?: number;
    } | {
      _key: string;
      _type: "chords";
      chords?: Array<{
        name?: string;
        frets?: string;
        fingers?: string;
        _type: "chord";
        _key: string;
      }>;
    } | {
      _key: string;
      _type: "figure";
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
      media?: unknown;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      alt: string | null;
      caption: string | null;
    } | {
      _key: string;
      _type: "lyrics";
      text?: string;
    } | {
      _key: string;
      _type: "practice";
      title?: string;
      text?: string;
      listen?: string;
      music?: PracticeMusic;
      firstBar?: number;
      lastBar?: number;
      tempo?: number;
      goal?: number;
      minutes?: number;
    } | {
      _key: string;
      _type: "tablature";
      title?: string;
      tab?: string;
      metre?: "12/8" | "2/4" | "3/4" | "4/4" | "6/8";
      tempo?: number;
      feel?: "shuffle" | "straight";
      capo?: number;
    } | {
      _key: string;
      _type: "video";
      videoId: string | null;
      sample: boolean | null;
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
  };
  downloads: Array<{
    _key: string;
    title: string | null;
    key: string | null;
    tempo: number | null;
    chart: string | null;
    file: {
      _id: string;
      mimeType: string | null;
      size: number | null;
      originalFilename: string | null;
    } | null;
  }> | null;
  sheet: {
    full: string | null;
    easy: string | null;
    strum: string | null;
    easyStrum: string | null;
    groove: "blues" | "bossa" | "folk" | "metal" | "pop" | "rock" | "swing" | "waltz" | null;
    chords: Array<{
      _key: string;
      name: string | null;
      frets: string | null;
      fingers: string | null;
    }> | null;
    melody: {
      title: string | null;
      tab: string | null;
      metre: "12/8" | "2/4" | "3/4" | "4/4" | "6/8" | null;
      tempo: number | null;
      feel: "shuffle" | "straight" | null;
      capo: number | null;
    } | null;
    guitar: {
      title: string | null;
      tab: string | null;
      metre: "12/8" | "2/4" | "3/4" | "4/4" | "6/8" | null;
      tempo: number | null;
      feel: "shuffle" | "straight" | null;
      capo: number | null;
    } | null;
  } | null;
} | null;

// Source: app/content/page-languages.server.ts
// Variable: pageLanguagesQuery
// Query: *[_type in [    "homePage", "page", "level", "lesson", "article", "treasure", "shopCategory", "techniqueSet", "song"  ] && (_type != "article" || dateTime(publishedAt) <= dateTime(now()))]{  _id,  _type,  "slug": slug.current,  "level": select(_type == "lesson" => level->slug.current),  "title": coalesce(title, name, hero.title)[defined(value)].language,  "text": coalesce(body, description, summary, intro, hero.intro)[defined(value)].language}
export type PageLanguagesQueryResult = Array<{
  _id: string;
  _type: "article";
  slug: string | null;
  level: null;
  title: Array<string | null> | null;
  text: Array<string | null> | null;
} | {
  _id: string;
  _type: "homePage";
  slug: null;
  level: null;
  title: Array<string | null> | null;
  text: Array<string | null> | null;
} | {
  _id: string;
  _type: "lesson";
  slug: string | null;
  level: string | null;
  title: Array<string | null> | null;
  text: Array<string | null> | null;
} | {
  _id: string;
  _type: "level";
  slug: string | null;
  level: null;
  title: Array<string | null> | null;
  text: Array<string | null> | null;
} | {
  _id: string;
  _type: "page";
  slug: string | null;
  level: null;
  title: Array<string | null> | null;
  text: Array<string | null> | null;
} | {
  _id: string;
  _type: "shopCategory";
  slug: string | null;
  level: null;
  title: Array<string | null> | null;
  text: Array<string | null> | null;
} | {
  _id: string;
  _type: "song";
  slug: string | null;
  level: null;
  title: Array<string | null> | null;
  text: Array<string | null> | null;
} | {
  _id: string;
  _type: "techniqueSet";
  slug: string | null;
  level: null;
  title: Array<string | null> | null;
  text: Array<string | null> | null;
} | {
  _id: string;
  _type: "treasure";
  slug: string | null;
  level: null;
  title: Array<string | null> | null;
  text: Array<string | null> | null;
}>;

// Source: app/content/page.server.ts
// Variable: pageQuery
// Query: *[_type == "page" && slug.current == $slug][0]{  _id,  layout,  scene,  "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),  "intro": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),  image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) },  "body": {    "own": body[language == $lng][0].value[]{   ...,  _type == "figure" => {    "asset": asset->{ _id, metadata{ lqip, dimensions{ width, height } } },    hotspot, crop, alt, caption  },  _type == "video" => { videoId, sample, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) } } },    "spanish": select($lng != "es" => body[language == "es"][0].value[]{   ...,  _type == "figure" => {    "asset": asset->{ _id, metadata{ lqip, dimensions{ width, height } } },    hotspot, crop, alt, caption  },  _type == "video" => { videoId, sample, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) } } })  },  action{ "label": coalesce(label[language == $lng][0].value, label[language == "es"][0].value), target },  cards[]{ _key, icon, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "text": coalesce(text[language == $lng][0].value, text[language == "es"][0].value) },  seo{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "description": coalesce(description[language == $lng][0].value, description[language == "es"][0].value) }}
export type PageQueryResult = {
  _id: string;
  layout: "cards" | "community" | "contact" | "reading" | "soon" | null;
  scene: "bow" | "cabin" | "crewDeck" | "seal" | "stage" | "tavern" | null;
  title: string | null;
  intro: string | null;
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
  body: {
    own: Array<{
      children?: Array<{
        marks?: Array<string>;
        text?: string;
        _type: "span";
        _key: string;
      }>;
      style?: "blockquote" | "h2" | "h3" | "normal";
      listItem?: "bullet" | "number";
      markDefs?: Array<{
        language?: "de" | "en" | "es" | "fr" | "hi" | "it" | "ru" | "zh";
        _type: "foreign";
        _key: string;
      } | {
        href?: string;
        _type: "link";
        _key: string;
      }>;
      level?: number;
      _type: "block";
      _key: string;
    } | {
      _key: string;
      _type: "callout";
      tone?: "exercise" | "tip" | "warning";
      title?: string;
      text?: string;
      tempo?: number;
    } | {
      _key: string;
      _type: "chords";
      chords?: Array<{
        name?: string;
        frets?: string;
        fingers?: string;
        _type: "chord";
        _key: string;
      }>;
    } | {
      _key: string;
      _type: "figure";
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
      media?: unknown;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      alt: string | null;
      caption: string | null;
    } | {
      _key: string;
      _type: "lyrics";
      text?: string;
    } | {
      _key: string;
      _type: "practice";
      title?: string;
      text?: string;
      listen?: string;
      music?: PracticeMusic;
      firstBar?: number;
      lastBar?: number;
      tempo?: number;
      goal?: number;
      minutes?: number;
    } | {
      _key: string;
      _type: "tablature";
      title?: string;
      tab?: string;
      metre?: "12/8" | "2/4" | "3/4" | "4/4" | "6/8";
      tempo?: number;
      feel?: "shuffle" | "straight";
      capo?: number;
    } | {
      _key: string;
      _type: "video";
      videoId: string | null;
      sample: boolean | null;
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
    spanish: Array<{
      children?: Array<{
        marks?: Array<string>;
        text?: string;
        _type: "span";
        _key: string;
      }>;
      style?: "blockquote" | "h2" | "h3" | "normal";
      listItem?: "bullet" | "number";
      markDefs?: Array<{
        language?: "de" | "en" | "es" | "fr" | "hi" | "it" | "ru" | "zh";
        _type: "foreign";
        _key: string;
      } | {
        href?: string;
        _type: "link";
        _key: string;
      }>;
      level?: number;
      _type: "block";
      _key: string;
    } | {
      _key: string;
      _type: "callout";
      tone?: "exercise" | "tip" | "warning";
      title?: string;
      text?: string;
      tempo?: number;
    } | {
      _key: string;
      _type: "chords";
      chords?: Array<{
        name?: string;
        frets?: string;
        fingers?: string;
        _type: "chord";
        _key: string;
      }>;
    } | {
      _key: string;
      _type: "figure";
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
      media?: unknown;
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      alt: string | null;
      caption: string | null;
    } | {
      _key: string;
      _type: "lyrics";
      text?: string;
    } | {
      _key: string;
      _type: "practice";
      title?: string;
      text?: string;
      listen?: string;
      music?: PracticeMusic;
      firstBar?: number;
      lastBar?: number;
      tempo?: number;
      goal?: number;
      minutes?: number;
    } | {
      _key: string;
      _type: "tablature";
      title?: string;
      tab?: string;
      metre?: "12/8" | "2/4" | "3/4" | "4/4" | "6/8";
      tempo?: number;
      feel?: "shuffle" | "straight";
      capo?: number;
    } | {
      _key: string;
      _type: "video";
      videoId: string | null;
      sample: boolean | null;
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
  };
  action: {
    label: string | null;
    target: string | null;
  } | null;
  cards: Array<{
    _key: string;
    icon: "anchor" | "audio-lines" | "award" | "book-open" | "calendar" | "compass" | "crown" | "drum" | "flame" | "gauge" | "gem" | "gift" | "guitar" | "headphones" | "life-buoy" | "map" | "metronome" | "mic-vocal" | "mic" | "moon" | "music" | "piano" | "scroll" | "ship-wheel" | "ship" | "skull" | "sparkles" | "star" | "swords" | "tag" | "tree-palm" | "trophy" | "users" | "video" | "waves" | "wrench" | "zap" | null;
    title: string | null;
    text: string | null;
  }> | null;
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

// Source: app/content/partner-store.server.ts
// Variable: partnerStoresQuery
// Query: *[_type == "partnerStore"] | order(order asc){  _id,  name,  logo{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) },  url}
export type PartnerStoresQueryResult = Array<{
  _id: string;
  name: string | null;
  logo: {
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
  url: string | null;
}>;

// Source: app/content/placed-page.server.ts
// Variable: placedPagesQuery
// Query: *[_type == "page" && defined(layout) && count(placement) > 0] | order(slug.current asc)[0...24]{  _id,  "slug": slug.current,  "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),  placement}
export type PlacedPagesQueryResult = Array<{
  _id: string;
  slug: string | null;
  title: string | null;
  placement: Array<string> | null;
}>;

// Source: app/content/plan.server.ts
// Variable: plansQuery
// Query: *[_type == "plan"] | order(order asc){  _id,  "slug": slug.current,  "name": coalesce(name[language == $lng][0].value, name[language == "es"][0].value),  icon,  price{ monthly, annually },  features[]{ _key, "text": coalesce(text[language == $lng][0].value, text[language == "es"][0].value) },  isPremium,  isPopular,  "buttonText": coalesce(buttonText[language == $lng][0].value, buttonText[language == "es"][0].value)}
export type PlansQueryResult = Array<{
  _id: string;
  slug: string | null;
  name: string | null;
  icon: "anchor" | "audio-lines" | "award" | "book-open" | "calendar" | "compass" | "crown" | "drum" | "flame" | "gauge" | "gem" | "gift" | "guitar" | "headphones" | "life-buoy" | "map" | "metronome" | "mic-vocal" | "mic" | "moon" | "music" | "piano" | "scroll" | "ship-wheel" | "ship" | "skull" | "sparkles" | "star" | "swords" | "tag" | "tree-palm" | "trophy" | "users" | "video" | "waves" | "wrench" | "zap" | null;
  price: {
    monthly: number | null;
    annually: number | null;
  } | null;
  features: Array<{
    _key: string;
    text: string | null;
  }> | null;
  isPremium: boolean | null;
  isPopular: boolean | null;
  buttonText: string | null;
}>;

// Source: app/content/search.server.ts
// Variable: searchQuery
// Query: {  "articles": *[_type == "article" && dateTime(publishedAt) <= dateTime(now()) && [    coalesce(title[language == $lng][0].value, title[language == "es"][0].value),    coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value),    pt::text(coalesce(body[language == $lng][0].value, body[language == "es"][0].value))  ] match $patterns] | order(publishedAt desc)[0...200]{    _id,    "slug": slug.current,    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),    "summary": coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value),    "text": pt::text(coalesce(body[language == $lng][0].value, body[language == "es"][0].value))  },  "techniques": *[_type == "techniqueSet" && [    coalesce(title[language == $lng][0].value, title[language == "es"][0].value),    coalesce(description[language == $lng][0].value, description[language == "es"][0].value)  ] + coalesce(techniques[].name[].value, []) + coalesce(techniques[].description[].value, [])    match $patterns] | order(order asc)[0...50]{    _id,    "slug": slug.current,    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),    "summary": coalesce(description[language == $lng][0].value, description[language == "es"][0].value),    "lines": techniques[]{ "name": coalesce(name[language == $lng][0].value, name[language == "es"][0].value), "description": coalesce(description[language == $lng][0].value, description[language == "es"][0].value) }  },  "levels": *[_type == "level" && [    coalesce(name[language == $lng][0].value, name[language == "es"][0].value),    coalesce(subtitle[language == $lng][0].value, subtitle[language == "es"][0].value),    coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value),    coalesce(description[language == $lng][0].value, description[language == "es"][0].value)  ] match $patterns] | order(order asc)[0...50]{    _id,    "slug": slug.current,    "title": coalesce(name[language == $lng][0].value, name[language == "es"][0].value),    "subtitle": coalesce(subtitle[language == $lng][0].value, subtitle[language == "es"][0].value),    "summary": coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value),    "text": coalesce(description[language == $lng][0].value, description[language == "es"][0].value)  },  "lessons": *[_type == "lesson" && defined(level->slug.current) && [    coalesce(title[language == $lng][0].value, title[language == "es"][0].value),    coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value)  ] match $patterns] | order(level->order asc, order asc)[0...100]{    _id,    "slug": slug.current,    "level": level->slug.current,    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),    "summary": coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value)  },  "songs": *[_type == "song" && [    coalesce(title[language == $lng][0].value, title[language == "es"][0].value),    coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value),    coalesce(genre->name[language == $lng][0].value, genre->name[language == "es"][0].value)  ] match $patterns] | order(level->order asc, order asc)[0...100]{    _id,    "slug": slug.current,    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),    "summary": coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value),    "text": coalesce(genre->name[language == $lng][0].value, genre->name[language == "es"][0].value)  },  "pages": *[_type == "page" && defined(layout) && [    coalesce(title[language == $lng][0].value, title[language == "es"][0].value),    coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),    pt::text(coalesce(body[language == $lng][0].value, body[language == "es"][0].value))  ] match $patterns] | order(slug.current asc)[0...50]{    _id,    "slug": slug.current,    "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),    "summary": coalesce(intro[language == $lng][0].value, intro[language == "es"][0].value),    "text": pt::text(coalesce(body[language == $lng][0].value, body[language == "es"][0].value))  }}
export type SearchQueryResult = {
  articles: Array<{
    _id: string;
    slug: string | null;
    title: string | null;
    summary: string | null;
    text: string;
  }>;
  techniques: Array<{
    _id: string;
    slug: string | null;
    title: string | null;
    summary: string | null;
    lines: Array<{
      name: string | null;
      description: string | null;
    }> | null;
  }>;
  levels: Array<{
    _id: string;
    slug: string | null;
    title: string | null;
    subtitle: string | null;
    summary: string | null;
    text: string | null;
  }>;
  lessons: Array<{
    _id: string;
    slug: string | null;
    level: string | null;
    title: string | null;
    summary: string | null;
  }>;
  songs: Array<{
    _id: string;
    slug: string | null;
    title: string | null;
    summary: string | null;
    text: string | null;
  }>;
  pages: Array<{
    _id: string;
    slug: string | null;
    title: string | null;
    summary: string | null;
    text: string;
  }>;
};

// Source: app/content/settings.server.ts
// Variable: settingsQuery
// Query: *[_id == "siteSettings"][0]{  "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),  "description": coalesce(description[language == $lng][0].value, description[language == "es"][0].value),  "footerText": coalesce(footerText[language == $lng][0].value, footerText[language == "es"][0].value),  contactEmail,  newsletter{ "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), "text": coalesce(text[language == $lng][0].value, text[language == "es"][0].value), "buttonLabel": coalesce(buttonLabel[language == $lng][0].value, buttonLabel[language == "es"][0].value) },  whatsapp{ number, "message": coalesce(message[language == $lng][0].value, message[language == "es"][0].value) },  access,  levelUploads,  memberships,  songRequests}
export type SettingsQueryResult = {
  title: null;
  description: null;
  footerText: null;
  contactEmail: null;
  newsletter: null;
  whatsapp: null;
  access: null;
  levelUploads: null;
  memberships: null;
  songRequests: null;
} | {
  title: string | null;
  description: null;
  footerText: null;
  contactEmail: null;
  newsletter: null;
  whatsapp: null;
  access: null;
  levelUploads: null;
  memberships: null;
  songRequests: null;
} | {
  title: null;
  description: string | null;
  footerText: null;
  contactEmail: null;
  newsletter: null;
  whatsapp: null;
  access: null;
  levelUploads: null;
  memberships: null;
  songRequests: null;
} | {
  title: string | null;
  description: string | null;
  footerText: null;
  contactEmail: null;
  newsletter: null;
  whatsapp: null;
  access: null;
  levelUploads: null;
  memberships: null;
  songRequests: null;
} | {
  title: string | null;
  description: string | null;
  footerText: string | null;
  contactEmail: string | null;
  newsletter: {
    title: string | null;
    text: string | null;
    buttonLabel: string | null;
  } | null;
  whatsapp: {
    number: string | null;
    message: string | null;
  } | null;
  access: boolean | null;
  levelUploads: boolean | null;
  memberships: boolean | null;
  songRequests: boolean | null;
} | null;

// Source: app/content/settings.server.ts
// Variable: paymentsQuery
// Query: *[_id == "siteSettings"][0].payments
export type PaymentsQueryResult = Array<string> | null;

// Source: app/content/shop-category.server.ts
// Variable: shopCategoriesQuery
// Query: *[_type == "shopCategory"] | order(order asc){   _id,  "slug": slug.current,  "name": coalesce(name[language == $lng][0].value, name[language == "es"][0].value),  "description": coalesce(description[language == $lng][0].value, description[language == "es"][0].value),  icon,  image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) } }
export type ShopCategoriesQueryResult = Array<{
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

// Source: app/content/song-genre.server.ts
// Variable: songGenresQuery
// Query: *[_type == "songGenre"] | order(order asc){   _id,  "slug": slug.current,  "name": coalesce(name[language == $lng][0].value, name[language == "es"][0].value),  "description": coalesce(description[language == $lng][0].value, description[language == "es"][0].value),  icon,  image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) } }
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

// Source: app/content/song.server.ts
// Variable: songsQuery
// Query: *[_type == "song"] | order(level->order asc, order asc){   _id,  "slug": slug.current,  "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),  "summary": coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value),  "genre": genre->slug.current,  "level": level->{    "slug": slug.current,    "name": coalesce(name[language == $lng][0].value, name[language == "es"][0].value),    icon,    "color": color->variable  },  "audience": select(open == true => "everybody", level->tier) }
export type SongsQueryResult = Array<{
  _id: string;
  slug: string | null;
  title: string | null;
  summary: string | null;
  genre: string | null;
  level: {
    slug: string | null;
    name: string | null;
    icon: "anchor" | "audio-lines" | "award" | "book-open" | "calendar" | "compass" | "crown" | "drum" | "flame" | "gauge" | "gem" | "gift" | "guitar" | "headphones" | "life-buoy" | "map" | "metronome" | "mic-vocal" | "mic" | "moon" | "music" | "piano" | "scroll" | "ship-wheel" | "ship" | "skull" | "sparkles" | "star" | "swords" | "tag" | "tree-palm" | "trophy" | "users" | "video" | "waves" | "wrench" | "zap" | null;
    color: string | null;
  } | null;
  audience: "capitan" | "everybody" | "grumete" | null;
}>;

// Source: app/content/song.server.ts
// Variable: songQuery
// Query: *[_type == "song" && slug.current == $slug][0]{    _id,  "slug": slug.current,  "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),  "summary": coalesce(summary[language == $lng][0].value, summary[language == "es"][0].value),  "genre": genre->slug.current,  "level": level->{    "slug": slug.current,    "name": coalesce(name[language == $lng][0].value, name[language == "es"][0].value),    icon,    "color": color->variable  },  "audience": select(open == true => "everybody", level->tier),  "genreName": coalesce(genre->name[language == $lng][0].value, genre->name[language == "es"][0].value),  "credits": credits{ words, music, year, "source": coalesce(source[language == $lng][0].value, source[language == "es"][0].value), licence },  language,  metre,  tempo,  feel,  key,  capo}
export type SongQueryResult = {
  _id: string;
  slug: string | null;
  title: string | null;
  summary: string | null;
  genre: string | null;
  level: {
    slug: string | null;
    name: string | null;
    icon: "anchor" | "audio-lines" | "award" | "book-open" | "calendar" | "compass" | "crown" | "drum" | "flame" | "gauge" | "gem" | "gift" | "guitar" | "headphones" | "life-buoy" | "map" | "metronome" | "mic-vocal" | "mic" | "moon" | "music" | "piano" | "scroll" | "ship-wheel" | "ship" | "skull" | "sparkles" | "star" | "swords" | "tag" | "tree-palm" | "trophy" | "users" | "video" | "waves" | "wrench" | "zap" | null;
    color: string | null;
  } | null;
  audience: "capitan" | "everybody" | "grumete" | null;
  genreName: string | null;
  credits: {
    words: string | null;
    music: string | null;
    year: number | null;
    source: string | null;
    licence: "publicDomain" | "traditional" | "written" | null;
  } | null;
  language: string | null;
  metre: "12/8" | "2/4" | "3/4" | "4/4" | "6/8" | null;
  tempo: number | null;
  feel: "shuffle" | "straight" | null;
  key: string | null;
  capo: number | null;
} | null;

// Source: app/content/swatch.server.ts
// Variable: swatchesQuery
// Query: *[_type == "paletteColor"] | order(order asc){ _id, "name": coalesce(name[language == $lng][0].value, name[language == "es"][0].value), hex, variable }
export type SwatchesQueryResult = Array<{
  _id: string;
  name: string | null;
  hex: string | null;
  variable: string | null;
}>;

// Source: app/content/technique-set.server.ts
// Variable: techniqueSetsQuery
// Query: *[_type == "techniqueSet"] | order(order asc){  _id,  "slug": slug.current,  "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),  "description": coalesce(description[language == $lng][0].value, description[language == "es"][0].value),  techniques[]{    _key,    "name": coalesce(name[language == $lng][0].value, name[language == "es"][0].value),    "description": coalesce(description[language == $lng][0].value, description[language == "es"][0].value),    picture{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) }  },  image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) }}
export type TechniqueSetsQueryResult = Array<{
  _id: string;
  slug: string | null;
  title: string | null;
  description: string | null;
  techniques: Array<{
    _key: string;
    name: string | null;
    description: string | null;
    picture: {
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

// Source: app/content/treasure.server.ts
// Variable: treasuresQuery
// Query: *[_type == "treasure"] | order(order asc){  _id,  "slug": slug.current,  "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value),  kind,  "description": coalesce(description[language == $lng][0].value, description[language == "es"][0].value),  icon,  image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) }}
export type TreasuresQueryResult = Array<{
  _id: string;
  slug: string | null;
  title: string | null;
  kind: "masterclass" | "theory" | "tracks" | null;
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

// Source: app/content/tutorials.server.ts
// Variable: tutorialsQuery
// Query: *[_id == "siteSettings"][0]{    _createdAt,    "channelName": tutorials.channelName,    "uploads": tutorials.uploads,    "uploadsPoster": tutorials.uploadsPoster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) },    "videos": tutorials.videos[]{ videoId, sample, "title": coalesce(title[language == $lng][0].value, title[language == "es"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) } }  }
export type TutorialsQueryResult = {
  _createdAt: string;
  channelName: null;
  uploads: null;
  uploadsPoster: null;
  videos: null;
} | {
  _createdAt: string;
  channelName: string | null;
  uploads: string | null;
  uploadsPoster: {
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
  videos: Array<{
    videoId: string | null;
    sample: boolean | null;
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

// Source: app/seo/site-pages.server.ts
// Variable: sitePagesQuery
// Query: *[_type in [    "homePage", "page", "level", "lesson", "article", "treasure", "shopCategory", "techniqueSet", "song"  ] && (_type != "article" || dateTime(publishedAt) <= dateTime(now()))] | order(_type asc, slug.current asc){  _id,  _type,  _updatedAt,  "slug": slug.current,  "level": select(_type == "lesson" => level->slug.current),  "layout": select(_type == "page" => layout),  "title": coalesce(    coalesce(title[language == $lng][0].value, title[language == "es"][0].value),    coalesce(name[language == $lng][0].value, name[language == "es"][0].value),    coalesce(hero.title[language == $lng][0].value, hero.title[language == "es"][0].value)  ),  "picture": coalesce(cover, image){ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, "alt": coalesce(alt[language == $lng][0].value, alt[language == "es"][0].value) }}
export type SitePagesQueryResult = Array<{
  _id: string;
  _type: "article";
  _updatedAt: string;
  slug: string | null;
  level: null;
  layout: null;
  title: string | null;
  picture: {
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
} | {
  _id: string;
  _type: "homePage";
  _updatedAt: string;
  slug: null;
  level: null;
  layout: null;
  title: string | null;
  picture: null;
} | {
  _id: string;
  _type: "lesson";
  _updatedAt: string;
  slug: string | null;
  level: string | null;
  layout: null;
  title: string | null;
  picture: null;
} | {
  _id: string;
  _type: "level";
  _updatedAt: string;
  slug: string | null;
  level: null;
  layout: null;
  title: string | null;
  picture: {
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
} | {
  _id: string;
  _type: "page";
  _updatedAt: string;
  slug: string | null;
  level: null;
  layout: "cards" | "community" | "contact" | "reading" | "soon" | null;
  title: string | null;
  picture: {
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
} | {
  _id: string;
  _type: "shopCategory";
  _updatedAt: string;
  slug: string | null;
  level: null;
  layout: null;
  title: string | null;
  picture: {
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
} | {
  _id: string;
  _type: "song";
  _updatedAt: string;
  slug: string | null;
  level: null;
  layout: null;
  title: string | null;
  picture: null;
} | {
  _id: string;
  _type: "techniqueSet";
  _updatedAt: string;
  slug: string | null;
  level: null;
  layout: null;
  title: string | null;
  picture: {
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
} | {
  _id: string;
  _type: "treasure";
  _updatedAt: string;
  slug: string | null;
  level: null;
  layout: null;
  title: string | null;
  picture: {
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
    "*[_type == \"article\" && slug.current == $slug && dateTime(publishedAt) <= dateTime(now())][0]{\n  \n  _id,\n  \"slug\": slug.current,\n  \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n  \"summary\": coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value),\n  tags[]->{ \"slug\": slug.current, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value) },\n  publishedAt,\n  cover{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) },\n  _updatedAt,\n  author,\n  \"body\": {\n    \"own\": body[language == $lng][0].value[]{ \n  ...,\n  _type == \"figure\" => {\n    \"asset\": asset->{ _id, metadata{ lqip, dimensions{ width, height } } },\n    hotspot, crop, alt, caption\n  },\n  _type == \"video\" => { videoId, sample, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) } } },\n    \"spanish\": select($lng != \"es\" => body[language == \"es\"][0].value[]{ \n  ...,\n  _type == \"figure\" => {\n    \"asset\": asset->{ _id, metadata{ lqip, dimensions{ width, height } } },\n    hotspot, crop, alt, caption\n  },\n  _type == \"video\" => { videoId, sample, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) } } })\n  },\n  \"related\": related[dateTime(@->publishedAt) <= dateTime(now())]->{ \n  _id,\n  \"slug\": slug.current,\n  \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n  \"summary\": coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value),\n  tags[]->{ \"slug\": slug.current, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value) },\n  publishedAt,\n  cover{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) } },\n  \"alike\": *[_type == \"article\" && _id != ^._id && dateTime(publishedAt) <= dateTime(now()) && count(tags[@._ref in ^.^.tags[]._ref]) > 0]\n    | order(publishedAt desc)[0...3]{ \n  _id,\n  \"slug\": slug.current,\n  \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n  \"summary\": coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value),\n  tags[]->{ \"slug\": slug.current, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value) },\n  publishedAt,\n  cover{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) } }\n}": ArticleQueryResult;
    "*[_type == \"article\" && dateTime(publishedAt) <= dateTime(now())] | order(publishedAt desc)[0...6]{ \n  _id,\n  \"slug\": slug.current,\n  \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n  \"summary\": coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value),\n  tags[]->{ \"slug\": slug.current, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value) },\n  publishedAt,\n  cover{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) } }": LatestArticlesQueryResult;
    "*[_type == \"article\" && dateTime(publishedAt) <= dateTime(now())] | order(publishedAt desc){ \n  _id,\n  \"slug\": slug.current,\n  \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n  \"summary\": coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value),\n  tags[]->{ \"slug\": slug.current, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value) },\n  publishedAt,\n  cover{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) } }": ArticlesQueryResult;
    "*[_type == \"level\"] | order(order asc){\n  _id,\n  \"slug\": slug.current,\n  \"name\": coalesce(name[language == $lng][0].value, name[language == \"es\"][0].value),\n  tier,\n  icon,\n  \"color\": color->variable,\n  \"lessons\": *[_type == \"lesson\" && level._ref == ^._id] | order(order asc){ \n  _id,\n  \"slug\": slug.current,\n  \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n  \"summary\": coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value),\n  minutes,\n  \"audience\": select(open == true => \"everybody\", level->tier) }\n}": CourseQueryResult;
    "*[_type == \"lesson\" && select(open == true => \"everybody\", level->tier) in $audiences]\n    | order(level->order asc, order asc)[0]{\n      _id,\n      \"slug\": slug.current,\n      \"level\": level->slug.current\n    }": FirstLessonQueryResult;
    "*[_type == \"article\" && dateTime(publishedAt) > dateTime(now())]\n    | order(dateTime(publishedAt) asc)[0].publishedAt": NextDueQueryResult;
    "*[_type == \"page\" && slug.current == $slug][0].faq[]{\n  _key,\n  \"question\": coalesce(question[language == $lng][0].value, question[language == \"es\"][0].value),\n  \"answer\": coalesce(answer[language == $lng][0].value, answer[language == \"es\"][0].value)\n}": FaqQueryResult;
    "*[_type == \"galleryDecoration\"] | order(order asc){ _id, image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) } }": GalleryDecorationsQueryResult;
    "*[_id == \"homePage\"][0]{\n  _createdAt,\n  seo{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"description\": coalesce(description[language == $lng][0].value, description[language == \"es\"][0].value) },\n  hero{\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n    \"badge\": coalesce(badge[language == $lng][0].value, badge[language == \"es\"][0].value),\n    \"startLabel\": coalesce(startLabel[language == $lng][0].value, startLabel[language == \"es\"][0].value),\n    \"demoLabel\": coalesce(demoLabel[language == $lng][0].value, demoLabel[language == \"es\"][0].value),\n    \"plansLabel\": coalesce(plansLabel[language == $lng][0].value, plansLabel[language == \"es\"][0].value),\n    \"freeLabel\": coalesce(freeLabel[language == $lng][0].value, freeLabel[language == \"es\"][0].value),\n    image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) }\n  },\n  levels{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value) },\n  features{\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n    items[]{ _key, icon, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"text\": coalesce(text[language == $lng][0].value, text[language == \"es\"][0].value), target }\n  },\n  reserve{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value), action{ \"label\": coalesce(label[language == $lng][0].value, label[language == \"es\"][0].value), target } },\n  testimonials{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value) },\n  blog{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value), \"moreLabel\": coalesce(moreLabel[language == $lng][0].value, moreLabel[language == \"es\"][0].value) },\n  freeLessons{\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n    lessons[]{ _key, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"text\": coalesce(text[language == $lng][0].value, text[language == \"es\"][0].value), minutes, target }\n  },\n  premiumCurriculum{\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n    teaserPrice,\n    modules[]{\n      _key,\n      \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n      \"text\": coalesce(text[language == $lng][0].value, text[language == \"es\"][0].value),\n      topics[]{ _key, \"text\": coalesce(text[language == $lng][0].value, text[language == \"es\"][0].value) }\n    },\n    action{ \"label\": coalesce(label[language == $lng][0].value, label[language == \"es\"][0].value), target }\n  },\n  benefits{\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n    items[]{ _key, icon, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"text\": coalesce(text[language == $lng][0].value, text[language == \"es\"][0].value) }\n  },\n  learningPath{\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n    steps[]{ _key, \"weeks\": coalesce(weeks[language == $lng][0].value, weeks[language == \"es\"][0].value), \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"text\": coalesce(text[language == $lng][0].value, text[language == \"es\"][0].value) }\n  },\n  tools{\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n    items[]{ _key, icon, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"text\": coalesce(text[language == $lng][0].value, text[language == \"es\"][0].value), target }\n  },\n  songs{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value), action{ \"label\": coalesce(label[language == $lng][0].value, label[language == \"es\"][0].value), target } },\n  feedback{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value), action{ \"label\": coalesce(label[language == $lng][0].value, label[language == \"es\"][0].value), target } },\n  comparison{\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n    rows[]{ _key, \"label\": coalesce(label[language == $lng][0].value, label[language == \"es\"][0].value), \"grumete\": coalesce(grumete[language == $lng][0].value, grumete[language == \"es\"][0].value), \"capitan\": coalesce(capitan[language == $lng][0].value, capitan[language == \"es\"][0].value), soon }\n  },\n  videos{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value), items[]{ _key, videoId, sample, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) } } },\n  marquee{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value) }\n}": HomePageQueryResult;
    "*[_type == \"interfaceText\" && defined(text[language == $lng][0].value)]{\n    _id,\n    key,\n    \"text\": text[language == $lng][0].value\n  }": InterfaceTextsQueryResult;
    "*[_type == \"lesson\" && level->slug.current == $level] | order(order asc){ \n  _id,\n  \"slug\": slug.current,\n  \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n  \"summary\": coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value),\n  minutes,\n  \"audience\": select(open == true => \"everybody\", level->tier) }": LessonsQueryResult;
    "*[_type == \"lesson\" && slug.current == $slug && level->slug.current == $level][0]{\n    \n  _id,\n  \"slug\": slug.current,\n  \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n  \"summary\": coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value),\n  minutes,\n  \"audience\": select(open == true => \"everybody\", level->tier),\n    _createdAt,\n    video{ videoId, sample, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) } },\n    \"level\": level->{\n      \"slug\": slug.current,\n      \"name\": coalesce(name[language == $lng][0].value, name[language == \"es\"][0].value),\n      icon,\n      \"color\": color->variable\n    },\n    \"course\": *[_type == \"lesson\" && level._ref == ^.level._ref] | order(order asc){\n      _id,\n      \"slug\": slug.current,\n      \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value)\n    }\n  }": LessonQueryResult;
    "*[_type == \"level\"] | order(order asc){\n  _id,\n  _createdAt,\n  \"slug\": slug.current,\n  \"name\": coalesce(name[language == $lng][0].value, name[language == \"es\"][0].value),\n  \"subtitle\": coalesce(subtitle[language == $lng][0].value, subtitle[language == \"es\"][0].value),\n  \"summary\": coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value),\n  \"description\": coalesce(description[language == $lng][0].value, description[language == \"es\"][0].value),\n  tier,\n  icon,\n  \"color\": color->variable,\n  quote{ \"text\": coalesce(text[language == $lng][0].value, text[language == \"es\"][0].value), author },\n  image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) },\n  video{ videoId, sample, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) } }\n}": LevelsQueryResult;
    "*[_type == \"memberContent\" && _id == $id][0]{\n  _id,\n  \"isTranslated\": defined(body[language == $lng][0].value),\n  \"body\": {\n    \"own\": body[language == $lng][0].value[]{ \n  ...,\n  _type == \"figure\" => {\n    \"asset\": asset->{ _id, metadata{ lqip, dimensions{ width, height } } },\n    hotspot, crop, alt, caption\n  },\n  _type == \"video\" => { videoId, sample, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) } } },\n    \"spanish\": select($lng != \"es\" => body[language == \"es\"][0].value[]{ \n  ...,\n  _type == \"figure\" => {\n    \"asset\": asset->{ _id, metadata{ lqip, dimensions{ width, height } } },\n    hotspot, crop, alt, caption\n  },\n  _type == \"video\" => { videoId, sample, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) } } })\n  },\n  \"downloads\": downloads[]{ \n  _key,\n  \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n  \"key\": coalesce(key[language == $lng][0].value, key[language == \"es\"][0].value),\n  tempo,\n  chart,\n  \"file\": file.asset->{ _id, mimeType, size, originalFilename } },\n  sheet{ \n  full, easy, strum, easyStrum, groove,\n  chords[]{ _key, name, frets, fingers },\n  melody{ title, tab, metre, tempo, feel, capo },\n  guitar{ title, tab, metre, tempo, feel, capo } }\n}": MemberContentQueryResult;
    "*[_type in [\n    \"homePage\", \"page\", \"level\", \"lesson\", \"article\", \"treasure\", \"shopCategory\", \"techniqueSet\", \"song\"\n  ] && (_type != \"article\" || dateTime(publishedAt) <= dateTime(now()))]{\n  _id,\n  _type,\n  \"slug\": slug.current,\n  \"level\": select(_type == \"lesson\" => level->slug.current),\n  \"title\": coalesce(title, name, hero.title)[defined(value)].language,\n  \"text\": coalesce(body, description, summary, intro, hero.intro)[defined(value)].language\n}": PageLanguagesQueryResult;
    "*[_type == \"page\" && slug.current == $slug][0]{\n  _id,\n  layout,\n  scene,\n  \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n  \"intro\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n  image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) },\n  \"body\": {\n    \"own\": body[language == $lng][0].value[]{ \n  ...,\n  _type == \"figure\" => {\n    \"asset\": asset->{ _id, metadata{ lqip, dimensions{ width, height } } },\n    hotspot, crop, alt, caption\n  },\n  _type == \"video\" => { videoId, sample, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) } } },\n    \"spanish\": select($lng != \"es\" => body[language == \"es\"][0].value[]{ \n  ...,\n  _type == \"figure\" => {\n    \"asset\": asset->{ _id, metadata{ lqip, dimensions{ width, height } } },\n    hotspot, crop, alt, caption\n  },\n  _type == \"video\" => { videoId, sample, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) } } })\n  },\n  action{ \"label\": coalesce(label[language == $lng][0].value, label[language == \"es\"][0].value), target },\n  cards[]{ _key, icon, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"text\": coalesce(text[language == $lng][0].value, text[language == \"es\"][0].value) },\n  seo{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"description\": coalesce(description[language == $lng][0].value, description[language == \"es\"][0].value) }\n}": PageQueryResult;
    "*[_type == \"paletteColor\"] | order(order asc){ _id, hex, variable }": PaletteQueryResult;
    "*[_type == \"partnerStore\"] | order(order asc){\n  _id,\n  name,\n  logo{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) },\n  url\n}": PartnerStoresQueryResult;
    "*[_type == \"page\" && defined(layout) && count(placement) > 0] | order(slug.current asc)[0...24]{\n  _id,\n  \"slug\": slug.current,\n  \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n  placement\n}": PlacedPagesQueryResult;
    "*[_type == \"plan\"] | order(order asc){\n  _id,\n  \"slug\": slug.current,\n  \"name\": coalesce(name[language == $lng][0].value, name[language == \"es\"][0].value),\n  icon,\n  price{ monthly, annually },\n  features[]{ _key, \"text\": coalesce(text[language == $lng][0].value, text[language == \"es\"][0].value) },\n  isPremium,\n  isPopular,\n  \"buttonText\": coalesce(buttonText[language == $lng][0].value, buttonText[language == \"es\"][0].value)\n}": PlansQueryResult;
    "{\n  \"articles\": *[_type == \"article\" && dateTime(publishedAt) <= dateTime(now()) && [\n    coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n    coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value),\n    pt::text(coalesce(body[language == $lng][0].value, body[language == \"es\"][0].value))\n  ] match $patterns] | order(publishedAt desc)[0...200]{\n    _id,\n    \"slug\": slug.current,\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n    \"summary\": coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value),\n    \"text\": pt::text(coalesce(body[language == $lng][0].value, body[language == \"es\"][0].value))\n  },\n  \"techniques\": *[_type == \"techniqueSet\" && [\n    coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n    coalesce(description[language == $lng][0].value, description[language == \"es\"][0].value)\n  ] + coalesce(techniques[].name[].value, []) + coalesce(techniques[].description[].value, [])\n    match $patterns] | order(order asc)[0...50]{\n    _id,\n    \"slug\": slug.current,\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n    \"summary\": coalesce(description[language == $lng][0].value, description[language == \"es\"][0].value),\n    \"lines\": techniques[]{ \"name\": coalesce(name[language == $lng][0].value, name[language == \"es\"][0].value), \"description\": coalesce(description[language == $lng][0].value, description[language == \"es\"][0].value) }\n  },\n  \"levels\": *[_type == \"level\" && [\n    coalesce(name[language == $lng][0].value, name[language == \"es\"][0].value),\n    coalesce(subtitle[language == $lng][0].value, subtitle[language == \"es\"][0].value),\n    coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value),\n    coalesce(description[language == $lng][0].value, description[language == \"es\"][0].value)\n  ] match $patterns] | order(order asc)[0...50]{\n    _id,\n    \"slug\": slug.current,\n    \"title\": coalesce(name[language == $lng][0].value, name[language == \"es\"][0].value),\n    \"subtitle\": coalesce(subtitle[language == $lng][0].value, subtitle[language == \"es\"][0].value),\n    \"summary\": coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value),\n    \"text\": coalesce(description[language == $lng][0].value, description[language == \"es\"][0].value)\n  },\n  \"lessons\": *[_type == \"lesson\" && defined(level->slug.current) && [\n    coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n    coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value)\n  ] match $patterns] | order(level->order asc, order asc)[0...100]{\n    _id,\n    \"slug\": slug.current,\n    \"level\": level->slug.current,\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n    \"summary\": coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value)\n  },\n  \"songs\": *[_type == \"song\" && [\n    coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n    coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value),\n    coalesce(genre->name[language == $lng][0].value, genre->name[language == \"es\"][0].value)\n  ] match $patterns] | order(level->order asc, order asc)[0...100]{\n    _id,\n    \"slug\": slug.current,\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n    \"summary\": coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value),\n    \"text\": coalesce(genre->name[language == $lng][0].value, genre->name[language == \"es\"][0].value)\n  },\n  \"pages\": *[_type == \"page\" && defined(layout) && [\n    coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n    coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n    pt::text(coalesce(body[language == $lng][0].value, body[language == \"es\"][0].value))\n  ] match $patterns] | order(slug.current asc)[0...50]{\n    _id,\n    \"slug\": slug.current,\n    \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n    \"summary\": coalesce(intro[language == $lng][0].value, intro[language == \"es\"][0].value),\n    \"text\": pt::text(coalesce(body[language == $lng][0].value, body[language == \"es\"][0].value))\n  }\n}": SearchQueryResult;
    "*[_id == \"siteSettings\"][0]{\n  \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n  \"description\": coalesce(description[language == $lng][0].value, description[language == \"es\"][0].value),\n  \"footerText\": coalesce(footerText[language == $lng][0].value, footerText[language == \"es\"][0].value),\n  contactEmail,\n  newsletter{ \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), \"text\": coalesce(text[language == $lng][0].value, text[language == \"es\"][0].value), \"buttonLabel\": coalesce(buttonLabel[language == $lng][0].value, buttonLabel[language == \"es\"][0].value) },\n  whatsapp{ number, \"message\": coalesce(message[language == $lng][0].value, message[language == \"es\"][0].value) },\n  access,\n  levelUploads,\n  memberships,\n  songRequests\n}": SettingsQueryResult;
    "*[_id == \"siteSettings\"][0].payments": PaymentsQueryResult;
    "*[_type == \"shopCategory\"] | order(order asc){ \n  _id,\n  \"slug\": slug.current,\n  \"name\": coalesce(name[language == $lng][0].value, name[language == \"es\"][0].value),\n  \"description\": coalesce(description[language == $lng][0].value, description[language == \"es\"][0].value),\n  icon,\n  image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) } }": ShopCategoriesQueryResult;
    "*[_type == \"songGenre\"] | order(order asc){ \n  _id,\n  \"slug\": slug.current,\n  \"name\": coalesce(name[language == $lng][0].value, name[language == \"es\"][0].value),\n  \"description\": coalesce(description[language == $lng][0].value, description[language == \"es\"][0].value),\n  icon,\n  image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) } }": SongGenresQueryResult;
    "*[_type == \"song\"] | order(level->order asc, order asc){ \n  _id,\n  \"slug\": slug.current,\n  \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n  \"summary\": coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value),\n  \"genre\": genre->slug.current,\n  \"level\": level->{\n    \"slug\": slug.current,\n    \"name\": coalesce(name[language == $lng][0].value, name[language == \"es\"][0].value),\n    icon,\n    \"color\": color->variable\n  },\n  \"audience\": select(open == true => \"everybody\", level->tier) }": SongsQueryResult;
    "*[_type == \"song\" && slug.current == $slug][0]{\n  \n  _id,\n  \"slug\": slug.current,\n  \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n  \"summary\": coalesce(summary[language == $lng][0].value, summary[language == \"es\"][0].value),\n  \"genre\": genre->slug.current,\n  \"level\": level->{\n    \"slug\": slug.current,\n    \"name\": coalesce(name[language == $lng][0].value, name[language == \"es\"][0].value),\n    icon,\n    \"color\": color->variable\n  },\n  \"audience\": select(open == true => \"everybody\", level->tier),\n  \"genreName\": coalesce(genre->name[language == $lng][0].value, genre->name[language == \"es\"][0].value),\n  \"credits\": credits{ words, music, year, \"source\": coalesce(source[language == $lng][0].value, source[language == \"es\"][0].value), licence },\n  language,\n  metre,\n  tempo,\n  feel,\n  key,\n  capo\n}": SongQueryResult;
    "*[_type == \"paletteColor\"] | order(order asc){ _id, \"name\": coalesce(name[language == $lng][0].value, name[language == \"es\"][0].value), hex, variable }": SwatchesQueryResult;
    "*[_type == \"techniqueSet\"] | order(order asc){\n  _id,\n  \"slug\": slug.current,\n  \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n  \"description\": coalesce(description[language == $lng][0].value, description[language == \"es\"][0].value),\n  techniques[]{\n    _key,\n    \"name\": coalesce(name[language == $lng][0].value, name[language == \"es\"][0].value),\n    \"description\": coalesce(description[language == $lng][0].value, description[language == \"es\"][0].value),\n    picture{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) }\n  },\n  image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) }\n}": TechniqueSetsQueryResult;
    "*[_type == \"testimonial\"] | order(order asc){\n  _id,\n  name,\n  \"level\": level->{ \"name\": coalesce(name[language == $lng][0].value, name[language == \"es\"][0].value) }.name,\n  \"quote\": coalesce(quote[language == $lng][0].value, quote[language == \"es\"][0].value),\n  image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) }\n}": TestimonialsQueryResult;
    "*[_type == \"treasure\"] | order(order asc){\n  _id,\n  \"slug\": slug.current,\n  \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n  kind,\n  \"description\": coalesce(description[language == $lng][0].value, description[language == \"es\"][0].value),\n  icon,\n  image{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) }\n}": TreasuresQueryResult;
    "*[_id == \"siteSettings\"][0]{\n    _createdAt,\n    \"channelName\": tutorials.channelName,\n    \"uploads\": tutorials.uploads,\n    \"uploadsPoster\": tutorials.uploadsPoster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) },\n    \"videos\": tutorials.videos[]{ videoId, sample, \"title\": coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value), poster{ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) } }\n  }": TutorialsQueryResult;
    "*[_type in [\n    \"homePage\", \"page\", \"level\", \"lesson\", \"article\", \"treasure\", \"shopCategory\", \"techniqueSet\", \"song\"\n  ] && (_type != \"article\" || dateTime(publishedAt) <= dateTime(now()))] | order(_type asc, slug.current asc){\n  _id,\n  _type,\n  _updatedAt,\n  \"slug\": slug.current,\n  \"level\": select(_type == \"lesson\" => level->slug.current),\n  \"layout\": select(_type == \"page\" => layout),\n  \"title\": coalesce(\n    coalesce(title[language == $lng][0].value, title[language == \"es\"][0].value),\n    coalesce(name[language == $lng][0].value, name[language == \"es\"][0].value),\n    coalesce(hero.title[language == $lng][0].value, hero.title[language == \"es\"][0].value)\n  ),\n  \"picture\": coalesce(cover, image){ asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, \"alt\": coalesce(alt[language == $lng][0].value, alt[language == \"es\"][0].value) }\n}": SitePagesQueryResult;
  }
}
// Lets @sanity/client releases that predate the global registry read it too
declare module "@sanity/client" {
  interface SanityQueries extends globalThis.SanityQueries {}
}

