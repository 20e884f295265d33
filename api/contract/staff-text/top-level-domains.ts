/** What ends the name of a site. Countries, but for those that are no site's name in practice. */
const COUNTRIES =
  'ac ad ae af ag ai al am ao ar as at au aw az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw';

/** The usual others, and those that swindles like. */
const OTHERS =
  'com net org info biz name pro mobi tel int edu gov app dev page site online store shop website web space tech cloud host link click live life world today news media blog wiki email support help services service agency company center centre group team club vip top xyz icu cyou sbs cfd bond buzz fun bid win loan loans credit finance financial money cash bank capital fund exchange trade trading market markets invest investments insure insurance tax accountant legal law lawyer attorney claims refund expert consulting partners solutions systems network digital global international paris alsace bzh corsica quebec ovh one plus best cheap gold crypto wallet nft dao art gift gifts deals promo sale delivery express care health clinic social chat zone run rest quest mom lol monster beauty autos boats homes yachts makeup hair skin pics lat rocks ninja guru pub men date review stream download racing party science work cricket faith webcam gdn kim red blue pink black green';

export const TOP_LEVEL_DOMAINS: ReadonlySet<string> = new Set(`${COUNTRIES} ${OTHERS}`.split(' '));

/** French words: behind a full stop without its blank they begin a sentence (« etc.Il »). */
export const FRENCH_WORDS: ReadonlySet<string> = new Set(
  'il je la de me ne se sa si au et es ma ci as mu plus site support service services group team date centre art red'.split(
    ' ',
  ),
);
