#!/usr/bin/env bash
# Generates tasks from real sites that nobody here wrote, served on loopback: documentation that Debian packages ship as
# HTML, and every folder named on the command line.
#
#   scripts/real-sites.sh [--out FOLDER] [--count N] [FOLDER…]
#
# Packages: set WAYMARK_REAL_PACKAGES="package:folder/inside:start-page …" for others than the default ones; a start page is
# needed where the folder has no index.html. They are downloaded with apt-get and unpacked, not installed. Where apt-get is
# missing, the packages are left out with a word.
set -euo pipefail
cd "$(dirname "$0")/.."

out=real-sites-out count=25 folders=() starts=()
while [ $# -gt 0 ]; do
  case "$1" in
    --out) out=$2; shift 2 ;;
    --count) count=$2; shift 2 ;;
    -*) echo "real-sites: unknown option $1; see the head of this script" >&2; exit 2 ;;
    *) folders+=("$(cd "$1" && pwd)"); starts+=(""); shift ;;
  esac
done
mkdir -p "$out" && out=$(cd "$out" && pwd)

packages=${WAYMARK_REAL_PACKAGES:-"debian-reference-en:usr/share/debian-reference:index.en.html sqlite3-doc:usr/share/doc/sqlite3 apache2-doc:usr/share/doc/apache2-doc/manual/en"}
if command -v apt-get >/dev/null 2>&1; then
  for entry in $packages; do
    IFS=: read -r package inside start <<<"$entry"
    unpacked="$out/packages/$package"
    if [ ! -d "$unpacked" ]; then
      mkdir -p "$unpacked.new" && (cd "$unpacked.new" && apt-get download -qq "$package" 2>/dev/null && dpkg -x "$package"_*.deb . && rm ./*.deb) || { echo "real-sites: $package could not be had; left out" >&2; rm -rf "$unpacked.new"; continue; }
      mv "$unpacked.new" "$unpacked"
    fi
    if [ -d "$unpacked/$inside" ]; then folders+=("$unpacked/$inside"); starts+=("${start:-}"); else echo "real-sites: $package has no folder $inside; left out" >&2; fi
  done
else
  echo "real-sites: no apt-get here, the packages are left out" >&2
fi
[ ${#folders[@]} -gt 0 ] || { echo "real-sites: nothing to serve" >&2; exit 2; }

served="$out/served.json"
rm -f "$served"
node bin/waymark.mjs serve "${folders[@]}" --json >"$served" &
server=$!
trap 'kill "$server" 2>/dev/null || true' EXIT
for _ in $(seq 100); do [ -s "$served" ] && break; sleep 0.1; done
[ -s "$served" ] || { echo "real-sites: the sites could not be served" >&2; exit 1; }

mapfile -t origins < <(node -e 'for (const origin of JSON.parse(require("fs").readFileSync(process.argv[1], "utf8")).origins) console.log(origin)' "$served")
status=0
for index in "${!folders[@]}"; do
  name=$(echo "${folders[$index]}" | sed 's|.*/packages/||; s|/usr/.*||; s|.*/||')
  echo "== $name (${origins[$index]})"
  node bin/waymark.mjs generate "${origins[$index]%/}/${starts[$index]}" --db "$out/$name.db" --set "$name" --count "$count" --max-pages 700 --json >"$out/$name.json" || status=1
  node -e '
    const report = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"));
    console.log(`${report.accepted.length} accepted of ${report.pages_visited} pages; rejected: ${JSON.stringify(report.rejected)}`);
    for (const task of report.accepted) console.log(`- [${task.subtype}, ${task.pages} pages] ${task.question}\n    ${JSON.stringify(task.answer)}`);
  ' "$out/$name.json"
done
exit $status
